import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { drainableServer } from '../drainable-server.ts';
import { sendInOneWrite } from './send-in-one-write.ts';

const SHARED = ['Content-Type', 'text/html; charset=utf-8', 'X-Content-Type-Options', 'nosniff'];
const headOf = (body: Buffer) => [...SHARED, 'Content-Length', String(body.length)];
const pageOf = (path = '') => Buffer.from(`<p>${path}</p>`.repeat(900));

async function serve(listener: RequestListener): Promise<number> {
  const http = drainableServer(listener);
  onTestFinished(() => http.drain(0).then(() => undefined));
  return http.listen(0, '127.0.0.1');
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
  await once(socket.end(), 'close');
  return Buffer.concat(chunks).toString();
}

async function exchange(port: number, lines: string): Promise<string> {
  const socket = await open(port);
  socket.write(lines);
  return readAll(socket);
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const sortedHead = (answer: string) =>
  (answer.split('\r\n\r\n')[0] ?? '').split('\r\n').toSorted().join('\n');

test('writes the same head as Node', async () => {
  const ways: boolean[] = [];
  const port = await serve(({ url }, answer) => {
    const body = pageOf('same');
    if (url === '/node') answer.writeHead(200, headOf(body)).end(body);
    else ways.push(sendInOneWrite(answer, { head: headOf(body), shared: SHARED, body }));
  });
  const [whole, byNode] = [
    await exchange(port, request('/whole')),
    await exchange(port, request('/node')),
  ];
  const undated = (answer: string) => answer.replace(/Date: .*/, 'Date');
  expect(ways).toEqual([true]);
  expect(sortedHead(undated(whole))).toBe(sortedHead(undated(byNode)));
  expect(whole.split('\r\n\r\n')[1]).toBe(pageOf('same').toString());
  expect(Date.parse(/Date: (.*)/.exec(whole)?.[1] ?? '')).toBeGreaterThan(Date.now() - 5_000);
});

test('sends the complete body when the socket buffers, despite concurrent responses', async () => {
  const answered = new EventEmitter();
  const port = await serve(({ url, socket }, answer) => {
    const body = pageOf(url);
    const isSent = sendInOneWrite(answer, { head: headOf(body), shared: SHARED, body });
    if (!isSent) answer.writeHead(200, headOf(body)).end(body);
    answered.emit('answer', isSent && socket.writableLength > 0);
  });
  const slow = await open(port);
  const pages: string[] = [];
  for (let isWaiting = false; !isWaiting && pages.length < 2_000; ) {
    const path = `/page-${pages.length}`;
    pages.push(pageOf(path).toString());
    slow.write(request(path));
    [isWaiting] = await once(answered, 'answer');
  }
  expect(pages.length).toBeLessThan(2_000);
  await exchange(port, request('/other'));
  const bodies = (await readAll(slow)).split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/).slice(1);
  expect(bodies).toEqual(pages);
});

test.each([
  ['a connection that is to close', 'Connection: close\r\n', 10],
  ['a page that is too long for a piece', '', 40_000],
])('leaves %s to Node', async (_, more, length) => {
  const ways: boolean[] = [];
  const port = await serve((_message, answer) => {
    const body = Buffer.alloc(length, 'x');
    ways.push(sendInOneWrite(answer, { head: headOf(body), shared: SHARED, body }));
    answer.writeHead(200, headOf(body)).end(body);
  });
  const answer = await exchange(port, request('/', more));
  expect(ways).toEqual([false]);
  expect(answer.split('\r\n\r\n')[1]).toHaveLength(length);
});
