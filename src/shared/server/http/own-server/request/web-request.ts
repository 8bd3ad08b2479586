import {
  CLIENT_ADDRESS_HEADER,
  NETLIFY_ADDRESS_HEADER,
} from '#shared/server/http/endpoint/api-context.ts';
import type { Exchange } from '../site.ts';
import { incomingBody } from './incoming-body.ts';

/** Headers set by proxies; values sent by visitors are dropped. */
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  CLIENT_ADDRESS_HEADER,
  NETLIFY_ADDRESS_HEADER,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'forwarded',
]);

interface WebRequestOptions {
  readonly url: URL;
  readonly clientAddress: string;
  /** Called when a body with a file is too slow; null for any other body. */
  readonly onTooSlow: (() => void) | null;
}

/** Builds the request for pages and API; absolute URLs come from PUBLIC_URL, never from Host. */
export function webRequest(
  { message, answer }: Exchange,
  { url, clientAddress, onTooSlow }: WebRequestOptions,
): Request {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (!PROXY_HEADERS.has(name.toLowerCase())) headers.append(name, raw[index + 1] ?? '');
  }
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  const aborter = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished || !message.complete) aborter.abort();
  });
  const method = message.method ?? 'GET';
  // Node accepts any iterable as body; the browsers' types allow streams only.
  const hasNoBody = method === 'GET' || method === 'HEAD';
  const body = incomingBody(message, { signal: aborter.signal, onTooSlow });
  return new Request(url, {
    method,
    headers,
    signal: aborter.signal,
    ...(hasNoBody ? {} : { body: body as unknown as ReadableStream, duplex: 'half' }),
  });
}

/** A cached page is rendered from its key alone, not from the headers of the first visitor. */
export function keyRequest(key: string, origin: URL, clientAddress: string | null): Request {
  const headers = new Headers({ host: origin.host, accept: 'text/html' });
  if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  return new Request(new URL(origin.origin + key), { headers });
}
