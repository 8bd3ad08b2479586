import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { drainableServer } from '../drainable-server.ts';
import { incomingBody } from './incoming-body.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

async function piecesOf(sent: readonly string[], end: (error: unknown) => void = () => undefined) {
  const pieces: Uint8Array[] = [];
  const { promise: whole, resolve } = Promise.withResolvers<void>();
  const http = drainableServer(async (message, answer) => {
    const reading = { signal: new AbortController().signal, onTooSlow: null };
    try {
      for await (const piece of incomingBody(message, reading)) pieces.push(piece);
    } catch (error) {
      end(error);
    }
    answer.end();
    resolve();
  });
  const socket = connect(await http.listen(0, '127.0.0.1'), '127.0.0.1');
  await once(socket, 'connect');
  for (const text of [HEAD, ...sent]) socket.write(text);
  if (!sent.at(-1)?.endsWith('0\r\n\r\n')) socket.end();
  await whole;
  socket.destroy();
  await http.drain(0);
  return pieces;
}

test('merges chunks of one byte, which would fill the heap one by one', async () => {
  const pieces = await piecesOf([`${'1\r\nx\r\n'.repeat(100_000)}0\r\n\r\n`]);
  expect(Buffer.concat(pieces).equals(Buffer.alloc(100_000, 'x'))).toBe(true);
  expect(pieces.length).toBeLessThan(1_000);
});

test('ends the read when the sender leaves', async () => {
  let error: unknown;
  const pieces = await piecesOf(['5\r\nhello\r\n'], (found) => {
    error = found;
  });
  expect(Buffer.concat(pieces).toString()).toBe('hello');
  expect(error).toBeInstanceOf(Error);
});

test.each([
  ['before it was read', 0],
  ['after a part of it', 1],
])('serves the next request of a connection after a body was rejected %s', async (_, most) => {
  const http = drainableServer(async (message, answer) => {
    const gone = new AbortController();
    answer.once('close', () => gone.abort());
    const body = incomingBody(message, { signal: gone.signal, onTooSlow: null });
    if (message.method === 'POST' && most > 0) await body.next();
    answer.end();
    if (most === 0) await once(answer, 'close').then(() => body.next().catch(() => undefined));
  });
  const socket = connect(await http.listen(0, '127.0.0.1'), '127.0.0.1');
  const length = 2_000_000;
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write(Buffer.alloc(length));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let answers = '';
  for await (const text of socket.setEncoding('utf8')) answers += text;
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  await http.drain(0);
});
