import {
  CLIENT_ADDRESS_HEADER,
  NETLIFY_ADDRESS_HEADER,
} from '#shared/server/http/endpoint/api-context.ts';
import type { Exchange } from '../site.ts';
import { incomingBody } from './incoming-body.ts';

/** Set by fronts alone; what a visitor sends under these names never comes through. */
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
  /** What is called when a body that carries a file stands still; null for any other body. */
  readonly onTooSlow: (() => void) | null;
}

/** The request as pages and the API see it: absolute URLs come from PUBLIC_URL, whatever Host says. */
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
  // Node reads a body from any iterable; the types, those of browsers, name their streams alone.
  const hasNoBody = method === 'GET' || method === 'HEAD';
  const body = incomingBody(message, { signal: aborter.signal, onTooSlow });
  return new Request(url, {
    method,
    headers,
    signal: aborter.signal,
    ...(hasNoBody ? {} : { body: body as unknown as ReadableStream, duplex: 'half' }),
  });
}

/** What a kept page is rendered from: its key and nothing else of whoever happened to ask first. */
export function keyRequest(key: string, origin: URL, clientAddress: string | null): Request {
  const headers = new Headers({ host: origin.host, accept: 'text/html' });
  if (clientAddress !== null) headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
  return new Request(new URL(origin.origin + key), { headers });
}
