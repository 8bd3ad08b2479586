/**
 * Minimal Node server, the baseline of cached pages: a Buffer and three headers. Its folder holds
 * `paths`, one a line, and a body for each line and encoding (`<line>.<encoding>`).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { MEASURED_ENCODINGS } from './cached-bodies.ts';

const [, , folder = '', port = '0'] = process.argv;
const paths = readFileSync(join(folder, 'paths'), 'utf8').split('\n');
const answers = new Map(
  MEASURED_ENCODINGS.map((encoding) => [
    encoding,
    new Map(
      paths.map((path, line) => [
        path,
        answerOf(encoding, readFileSync(join(folder, `${line}.${encoding}`))),
      ]),
    ),
  ]),
);

function answerOf(encoding: string, body: Buffer) {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
  return {
    body,
    headers: encoding === 'none' ? headers : { ...headers, 'Content-Encoding': encoding },
  };
}

createServer(({ headers, url = '' }, answer) => {
  const found = answers
    .get((headers['accept-encoding'] ?? 'none') as (typeof MEASURED_ENCODINGS)[number])
    ?.get(url);
  answer.writeHead(found ? 200 : 404, found?.headers);
  answer.end(found?.body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
