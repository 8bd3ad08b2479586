import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CLIENT_ADDRESS_HEADER,
  NETLIFY_ADDRESS_HEADER,
} from '#shared/server/http/endpoint/api-context.ts';

/** Set by fronts alone; what a visitor sends under these names never comes through. */
const NOT_FROM_VISITORS: ReadonlySet<string> = new Set([
  CLIENT_ADDRESS_HEADER,
  NETLIFY_ADDRESS_HEADER,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'forwarded',
]);

/** The request as pages and the API see it: absolute URLs come from PUBLIC_URL, whatever Host says. */
export function webRequest(
  message: IncomingMessage,
  answer: ServerResponse,
  url: URL,
  clientAddress: string,
): Request {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (!NOT_FROM_VISITORS.has(name.toLowerCase())) headers.append(name, raw[index + 1] ?? '');
  }
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  const gone = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished) gone.abort();
  });
  const method = message.method ?? 'GET';
  // Node reads a body from any stream; the types, those of browsers, name theirs alone.
  const bare = method === 'GET' || method === 'HEAD';
  return new Request(url, {
    method,
    headers,
    signal: gone.signal,
    ...(bare ? {} : { body: message as unknown as ReadableStream, duplex: 'half' }),
  });
}

/** What a kept page is rendered from: its key and nothing else of whoever happened to ask first. */
export function keyRequest(key: string, origin: URL, clientAddress: string | null): Request {
  const headers = new Headers({ host: origin.host, accept: 'text/html' });
  if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  return new Request(new URL(origin.origin + key), { headers });
}
