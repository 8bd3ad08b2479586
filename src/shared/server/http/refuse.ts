import type { ServerResponse } from 'node:http';
import type { HeaderPairs } from './security-headers.ts';
import { CLOSED_POLICY } from './security-headers.ts';

/** A refusal before any page or API code runs: plain text, and the connection ends. */
export function refuse(
  answer: ServerResponse,
  status: number,
  text: string,
  security: HeaderPairs,
): void {
  if (answer.headersSent || answer.destroyed) {
    answer.destroy();
    return;
  }
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  for (const [name, value] of security) answer.setHeader(name, value);
  answer.setHeader('Content-Security-Policy', CLOSED_POLICY);
  answer.setHeader('Cache-Control', 'no-store');
  answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
  answer.setHeader('Connection', 'close');
  if (status === 503) answer.setHeader('Retry-After', '5');
  answer.statusCode = status;
  answer.end(`${text}\n`);
}
