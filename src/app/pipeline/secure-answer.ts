import type { MiddlewareHandler } from 'hono';
import { env } from '#shared/server/env.ts';
import {
  CLOSED_POLICY,
  type HeaderPairs,
  headersOf,
  securityHeaders,
} from '#shared/server/http/security-headers.ts';

// Vite injects styles and scripts that our policy cannot know.
const developing = import.meta.env.MODE === 'development';

let always: HeaderPairs | undefined;

/** Sets security headers on every response, also where another server than ours sends them. */
export const secureResponse: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  always ??= securityHeaders(new URL(env().PUBLIC_URL));
  for (const [name, value] of headersOf(always, headers.get('content-type'))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!developing && !headers.has('content-security-policy')) {
    headers.set('Content-Security-Policy', CLOSED_POLICY);
  }
};
