import type { ServerResponse } from 'node:http';
import { SHARED_ERRORS, type SharedCode } from '#shared/core/endpoint-errors.ts';
import type { EndpointError } from '#shared/core/result.ts';
import { errorContext, errorText } from '#shared/server/http/error-text.ts';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';

const UNAVAILABLE_SECONDS = 5;

/** Sends an error outside of pages and API in the visitor's language and closes the connection. */
export function sendError(
  answer: ServerResponse,
  { code, retryAfter }: EndpointError<SharedCode>,
  security: HeaderPairs,
): void {
  if (answer.headersSent || answer.destroyed) {
    answer.destroy();
    return;
  }
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  for (const [name, value] of security) answer.setHeader(name, value);
  const { contentType, text } = errorText(code, errorContext(answer.req.url, answer.req.headers));
  const status = SHARED_ERRORS[code].status;
  answer.setHeader('Content-Security-Policy', CLOSED_POLICY);
  answer.setHeader('Cache-Control', 'no-store');
  answer.setHeader('Content-Type', contentType);
  answer.setHeader('Connection', 'close');
  const retryAfterSeconds = retryAfter ?? (status === 503 ? UNAVAILABLE_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) answer.setHeader('Retry-After', retryAfterSeconds);
  answer.statusCode = status;
  answer.end(text);
}
