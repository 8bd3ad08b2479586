import type { ServerResponse } from 'node:http';
import type { SharedCode } from '#shared/core/refusals.ts';
import { SHARED_REFUSALS } from '#shared/core/refusals.ts';
import { askedBy, refusalText } from '#shared/server/http/refusal-text.ts';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { CLOSED_POLICY } from '#shared/server/http/security-headers.ts';

/** A refusal before, or in place of, any page or API code: said in the reader's language, and the connection ends. */
export function refuse(answer: ServerResponse, code: SharedCode, security: HeaderPairs): void {
  if (answer.headersSent || answer.destroyed) {
    answer.destroy();
    return;
  }
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  for (const [name, value] of security) answer.setHeader(name, value);
  const { contentType, text } = refusalText(code, askedBy(answer.req.url, answer.req.headers));
  const status = SHARED_REFUSALS[code].status;
  answer.setHeader('Content-Security-Policy', CLOSED_POLICY);
  answer.setHeader('Cache-Control', 'no-store');
  answer.setHeader('Content-Type', contentType);
  answer.setHeader('Connection', 'close');
  if (status === 503) answer.setHeader('Retry-After', '5');
  answer.statusCode = status;
  answer.end(text);
}
