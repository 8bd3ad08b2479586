// The least a Node server can do: one Buffer, three headers. What kept pages are measured against.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', encoding = '', port = '0'] = process.argv;
const body = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': encoding,
  'Content-Length': body.length,
};
createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(body);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
