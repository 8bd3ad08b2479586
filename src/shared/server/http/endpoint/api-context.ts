import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE } from '#shared/core/cookies.ts';
import { isLocale, type Locale, localeFromCookie } from '#shared/core/locale.ts';
import type { Sessions } from '#shared/core/session.ts';

/** What the pipeline hangs on every request. */
export interface ApiVariables {
  requestId: string;
  /** Who is calling, read from the database once per request, on first need. */
  sessions: () => Promise<Sessions>;
}

export type ApiContext = Context<{ Variables: ApiVariables }>;

/** Set by our own server after it has checked the proxies; whatever a client sends in it is dropped there. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Set by Netlify, where no server of ours stands in front. */
export const NETLIFY_ADDRESS_HEADER = 'x-nf-client-connection-ip';

/** Each place believes its own front alone: the other's header is what a visitor claims. The build fixes the place. */
export function clientAddress(headers: Headers): string {
  const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
  return headers.get(onNetlify ? NETLIFY_ADDRESS_HEADER : CLIENT_ADDRESS_HEADER) ?? '127.0.0.1';
}

/** API paths have no locale: the page says its own in Content-Language, else the language cookie, else Thai. */
export function apiLocale(c: Context): Locale {
  const language = c.req.header('content-language');
  return isLocale(language) ? language : localeFromCookie(getCookie(c, LANGUAGE_COOKIE));
}
