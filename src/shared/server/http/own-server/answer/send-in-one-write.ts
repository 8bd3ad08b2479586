import type { ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from '../drainable-server.ts';

/** Node's own marks of a head that has gone out, for which it has no public name. */
interface NodeHeaderState {
  _header?: string | null;
  _headerSent?: boolean;
}

interface AnswerBytes {
  /** Flat name, value pairs. */
  readonly head: readonly string[];
  /** The pairs that `head` begins with and that other answers have too. */
  readonly shared: readonly string[];
  readonly body: Buffer;
}

/** Longer answers leave in two pieces, since copying them costs what one piece saves. */
const BUFFER_BYTES = 32 * 1024;
const END_OF_LINE = '\r\n';
const KEEP_ALIVE_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

let buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
const bytesByHeaders = new WeakMap<readonly string[], Buffer>();

/**
 * Sends a 200 with head and body in one piece, for a fifth less of the processor than in Node's two (0204).
 * False, and nothing sent, where Node has to write the head or an answer before it has not gone out.
 */
export function sendInOneWrite(
  answer: ServerResponse,
  { head, shared, body }: AnswerBytes,
): boolean {
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
  // Bytes that the system did not take at once are still read from this buffer.
  if (socket.writableLength > 0) buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  return true;
}

let lastSecond = 0;
let linesOfSecond = '';

/** The date of answers is told in seconds, and written once in each. */
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
