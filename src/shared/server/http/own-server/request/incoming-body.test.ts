import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { drainableServer } from '../drainable-server.ts';
import { incomingBody } from './incoming-body.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

/** What comes of a body that is sent so, piece by piece. */
async function piecesOf(sent: readonly string[], end: (error: unknown) => void = () => undefined) {
  const pieces: Uint8Array[] = [];
  const { promise: whole, resolve } = Promise.withResolvers<void>();
  const http = drainableServer(async (message, answer) => {
    const reading = { signal: new AbortController().signal, tooSlow: null };
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

test('chunks of one byte come together: each by itself would fill the heap', async () => {
  const pieces = await piecesOf([`${'1\r\nx\r\n'.repeat(100_000)}0\r\n\r\n`]);
  expect(Buffer.concat(pieces).equals(Buffer.alloc(100_000, 'x'))).toBe(true);
  expect(pieces.length).toBeLessThan(1_000);
});

test('a sender who leaves in between ends the reading', async () => {
  let error: unknown;
  const pieces = await piecesOf(['5\r\nhello\r\n'], (found) => {
    error = found;
  });
  expect(Buffer.concat(pieces).toString()).toBe('hello');
  expect(error).toBeInstanceOf(Error);
});
