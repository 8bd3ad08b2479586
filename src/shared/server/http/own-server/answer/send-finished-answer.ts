import type { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import type { Exchange } from '../site.ts';
import { sendInOneWrite } from './send-in-one-write.ts';

export type BodySource = 'hit' | 'stale' | 'miss';

const NOTES: Record<Exclude<BodySource, 'hit'>, string> = {
  stale: 'yousay; hit; detail=stale',
  miss: 'yousay; fwd=miss',
};

interface Sent {
  readonly finished: BufferedResponse;
  readonly source: BodySource;
  readonly extraHeaders?: readonly string[];
}

/** Sends a buffered response without streams. Await the promise to bound concurrent encodings. */
export function sendFinishedAnswer(exchange: Exchange, sent: Sent): Promise<void> | undefined {
  const encoding = encodingOf(exchange, sent.finished);
  if (sendNotModified(exchange, sent, encoding)) return undefined;
  return sendBytes(exchange, sent, encoding, sent.finished.bytesIn(encoding));
}

/** Sends a body that needs no encoding; returns false, with nothing sent, when it does. */
export function sendIfReady(exchange: Exchange, sent: Sent): boolean {
  const encoding = encodingOf(exchange, sent.finished);
  if (sendNotModified(exchange, sent, encoding)) return true;
  const bytes = sent.finished.readyIn(encoding);
  if (bytes === undefined) return false;
  void sendBytes(exchange, sent, encoding, bytes);
  return true;
}

function sendNotModified({ message, answer }: Exchange, sent: Sent, encoding: Encoding): boolean {
  const { finished } = sent;
  if (finished.status !== 200 || !finished.matches(message.headers['if-none-match'])) return false;
  answer.writeHead(304, withCacheStatus(finished.notModifiedHead(encoding), sent));
  answer.end();
  return true;
}

function sendBytes(
  exchange: Exchange,
  sent: Sent,
  encoding: Encoding,
  bytes: Buffer | Promise<Buffer>,
): Promise<void> | undefined {
  const { finished } = sent;
  const sendEncoded = (body: Buffer) =>
    send(exchange, finished, withCacheStatus(finished.head(encoding, body.length), sent), body);
  if (!Buffer.isBuffer(bytes))
    return bytes.then(sendEncoded, (error: Error) => void exchange.answer.destroy(error));
  sendEncoded(bytes);
  return undefined;
}

function encodingOf({ message }: Exchange, finished: BufferedResponse): Encoding {
  return finished.encodingFor(acceptedEncoding(message.headers['accept-encoding']));
}

function send(
  { message, answer }: Exchange,
  { status, headers }: BufferedResponse,
  head: string[],
  body: Buffer,
): void {
  if (answer.headersSent) return;
  const isPlain = status === 200 && message.method === 'GET';
  if (isPlain && sendInOneWrite(answer, { head, shared: headers, body })) return;
  answer.writeHead(status, isRedirect(status) ? withQueryOf(message.url ?? '', head) : head);
  if (message.method === 'HEAD') answer.end();
  else answer.end(body);
}

function isRedirect(status: number): boolean {
  return status >= 301 && status <= 308 && status !== 304;
}

/** A shared redirect was rendered without a query, so the visitor's query is appended. */
function withQueryOf(url: string, head: readonly string[]): string[] {
  const mark = url.indexOf('?');
  const valueIndex =
    head.findIndex((name, index) => index % 2 === 0 && /^location$/i.test(name)) + 1;
  const location = head[valueIndex] ?? '';
  if (mark === -1 || valueIndex === 0) return [...head];
  return head.with(valueIndex, (location.split('?', 1)[0] ?? '') + url.slice(mark));
}

function withCacheStatus(head: readonly string[], { source, extraHeaders = [] }: Sent): string[] {
  const headers = source === 'hit' ? head : [...head.slice(0, -1), NOTES[source]];
  return extraHeaders.length === 0 ? (headers as string[]) : [...headers, ...extraHeaders];
}
