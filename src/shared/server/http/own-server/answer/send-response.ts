import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import {
  CLOSED_POLICY,
  type HeaderPairs,
  headersOf,
} from '#shared/server/http/security-headers.ts';
import { INTERNAL_HEADERS } from '#shared/server/page-cache/answer-from-response.ts';
import { acceptedEncoding, type Encoding } from '../accepted-encoding.ts';
import {
  compressBuffer,
  compressStream,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from '../compress.ts';
import { trimCsp } from '../trim-csp.ts';

export interface SendOptions {
  readonly security: HeaderPairs;
  /** Rendered for a signed-in visitor, so no cache may store it. */
  readonly signedIn: boolean;
}

/** Bodies at most this long are sent in one write: a stream costs more than its bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const DOCUMENT = /^(?:text\/(?:html|plain)|application\/(?:[a-z]+\+)?(?:json|xml))/;

export async function sendResponse(
  message: IncomingMessage,
  answer: ServerResponse,
  response: Response,
  { security, signedIn }: SendOptions,
): Promise<void> {
  const { headers, body, status } = response;
  const contentType = headers.get('content-type');
  const isDocument = contentType === null || DOCUMENT.test(contentType);
  answer.statusCode = status;
  for (const [name, value] of headersOf(security, contentType)) answer.setHeader(name, value);
  answer.setHeader('Content-Security-Policy', CLOSED_POLICY);
  for (const [name, value] of headers) {
    if (name !== 'set-cookie' && !INTERNAL_HEADERS.has(name)) answer.setHeader(name, value);
  }
  if (contentType === 'text/html') answer.setHeader('Content-Type', 'text/html; charset=utf-8');
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) answer.setHeader('Set-Cookie', cookies);
  if (signedIn && isDocument) answer.setHeader('Cache-Control', 'private, no-store');
  else if (!headers.has('cache-control')) {
    answer.setHeader('Cache-Control', status >= 500 ? 'no-store' : 'no-cache');
  }

  const encoding = encodingFor(message, headers, status);
  if (encoding !== 'identity') answer.setHeader('Content-Encoding', encoding);
  if (isCompressible(contentType)) answer.appendHeader('Vary', 'Accept-Encoding');
  if (body === null || message.method === 'HEAD') {
    if (encoding !== 'identity') answer.removeHeader('Content-Length');
    await body?.cancel();
    answer.end();
  } else if (isDocument) {
    await sendBuffered(answer, Buffer.from(await response.arrayBuffer()), encoding);
  } else if (encoding === 'identity' && lengthOf(headers) <= MAX_BUFFERED_BYTES) {
    answer.end(Buffer.from(await response.arrayBuffer()));
  } else {
    await sendStream(answer, body as NodeReadableStream, encoding);
  }
}

function lengthOf(headers: Headers): number {
  return Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
}

function encodingFor(message: IncomingMessage, headers: Headers, status: number): Encoding {
  const compressible =
    isCompressible(headers.get('content-type')) &&
    !headers.has('content-encoding') &&
    status !== 206 &&
    lengthOf(headers) >= MIN_COMPRESSED_BYTES;
  return compressible ? acceptedEncoding(message.headers['accept-encoding']) : 'identity';
}

async function sendBuffered(answer: ServerResponse, body: Buffer, acceptedEncoding: Encoding) {
  const encoding = body.length < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding;
  const bytes = encoding === 'identity' ? body : await compressBuffer(body, encoding);
  const policy = answer.getHeader('content-security-policy');
  if (typeof policy === 'string') {
    answer.setHeader('Content-Security-Policy', trimCsp(policy, body));
  }
  if (encoding === 'identity') answer.removeHeader('Content-Encoding');
  answer.setHeader('Content-Length', bytes.length);
  answer.end(bytes);
}

async function sendStream(answer: ServerResponse, body: NodeReadableStream, encoding: Encoding) {
  const source = Readable.fromWeb(body);
  if (encoding === 'identity') return pipeline(source, answer);
  answer.removeHeader('Content-Length');
  return pipeline(source, compressStream(encoding), answer);
}
