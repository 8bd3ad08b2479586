import type { ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from '../drainable-server.ts';

/** Private fields of Node that mark a sent header; there is no public API for them. */
interface NodeHeaderState {
  _header?: string | null;
  _headerSent?: boolean;
}

interface AnswerBytes {
  readonly head: readonly string[];
  /** Leading pairs of `head` that other responses share. */
  readonly shared: readonly string[];
  readonly body: Buffer;
}

/** Longer responses leave in two writes, since copying them costs what one write saves. */
const BUFFER_BYTES = 32 * 1024;
const END_OF_LINE = '\r\n';
const KEEP_ALIVE_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

let buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
const bytesByHeaders = new WeakMap<readonly string[], Buffer>();

/**
 * Sends a 200 response with head and body in one write, for a fifth less CPU than Node's two
 * (0204). Returns false, with nothing sent, when Node must write the head or a previous response is
 * pending.
 */
export function sendInOneWrite(answer: ServerResponse, { head, shared, body }: AnswerBytes) {
  const { socket } = answer;
  const headerState = answer as unknown as NodeHeaderState;
  const isUnsent = headerState._header === null && headerState._headerSent === false;
  if (!isUnsent || !answer.shouldKeepAlive || !socket) return false;
  const first = bytesOf(shared);
  const rest = linesOf(head, shared.length) + closingLines();
  const length = first.length + rest.length + body.length;
  if (length > BUFFER_BYTES) return false;
  first.copy(buffer);
  buffer.write(rest, first.length, 'latin1');
  body.copy(buffer, first.length + rest.length);
  headerState._header = rest;
  headerState._headerSent = true;
  answer.end(buffer.subarray(0, length));
  // A new buffer, because the socket still holds unsent bytes of the old one.
  if (socket.writableLength > 0) buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  return true;
}

let lastSecond = 0;
let linesOfSecond = '';

/** Date header and keep-alive lines, cached because most responses share them. */
function closingLines(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== lastSecond) {
    lastSecond = second;
    linesOfSecond = `Date: ${new Date().toUTCString()}${END_OF_LINE}${KEEP_ALIVE_LINES}`;
  }
  return linesOfSecond;
}

function bytesOf(shared: readonly string[]): Buffer {
  const cached = bytesByHeaders.get(shared);
  if (cached) return cached;
  const bytes = Buffer.from(`HTTP/1.1 200 OK${END_OF_LINE}${linesOf(shared, 0)}`, 'latin1');
  bytesByHeaders.set(shared, bytes);
  return bytes;
}

function linesOf(pairs: readonly string[], from: number): string {
  let lines = '';
  for (let index = from; index < pairs.length; index += 2)
    lines += `${pairs[index]}: ${pairs[index + 1]}${END_OF_LINE}`;
  return lines;
}
