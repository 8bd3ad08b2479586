import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '#shared/core/locale.ts';
import { isLocale, LANGUAGE_COOKIE, localeFromCookie } from '#shared/core/locale.ts';
import type { Sessions } from '#shared/core/session.ts';

/** What the pipeline hangs on every request. */
export interface ApiVariables {
  requestId: string;
  /** Who is calling, read from the database once a request, on first need. */
  sessions: () => Promise<Sessions>;
}

export type ApiContext = Context<{ Variables: ApiVariables }>;

/** Set by our own server after it has checked the proxies; whatever a client sends in it is dropped there. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

export function clientAddress(headers: Headers): string {
  return (
    headers.get(CLIENT_ADDRESS_HEADER) ?? headers.get('x-nf-client-connection-ip') ?? '127.0.0.1'
  );
}

/** API paths have no locale: the page says its own in Content-Language, else the language cookie, else Thai. */
export function apiLocale(c: Context): Locale {
  const told = c.req.header('content-language');
  return isLocale(told) ? told : localeFromCookie(getCookie(c, LANGUAGE_COOKIE));
}
