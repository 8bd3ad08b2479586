import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE } from '#shared/core/cookies.ts';
import { isLocale, type Locale, localeFromCookie } from '#shared/core/locale.ts';
import type { Sessions } from '#shared/core/session.ts';

export interface ApiVariables {
  requestId: string;
  /** Reads the caller's sessions from the database on first use, once per request. */
  sessions: () => Promise<Sessions>;
}

export type ApiContext = Context<{ Variables: ApiVariables }>;

/** Set by our own server from trusted proxies; a value sent by the client is dropped there. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Set by Netlify, which has no server of ours in front. */
export const NETLIFY_ADDRESS_HEADER = 'x-nf-client-connection-ip';

/** Reads the one header that this build's front sets; visitors could forge the other one. */
export function clientAddress(headers: Headers): string {
  const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
  return headers.get(onNetlify ? NETLIFY_ADDRESS_HEADER : CLIENT_ADDRESS_HEADER) ?? '127.0.0.1';
}

/** The page sends its locale in Content-Language; else the language cookie decides, else Thai. */
export function apiLocale(c: Context): Locale {
  const language = c.req.header('content-language');
  return isLocale(language) ? language : localeFromCookie(getCookie(c, LANGUAGE_COOKIE));
}
