import { deleteCookie, setCookie } from 'hono/cookie';
import type { ApiContext } from './api-context.ts';

export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  /** Lifetime; a negative one deletes the cookie. */
  readonly maxAge?: number;
  readonly isReadableByScripts?: boolean;
}

/** Host-only, whole site, Lax; Secure except on plain-http localhost. */
export function applyCookies(c: ApiContext, changes: readonly CookieChange[], secure: boolean) {
  for (const { name, value, maxAge, isReadableByScripts } of changes) {
    if (value === null) {
      deleteCookie(c, name, { path: '/', secure });
      continue;
    }
    setCookie(c, name, value, {
      path: '/',
      secure,
      sameSite: 'Lax',
      httpOnly: !isReadableByScripts,
      ...expiryOf(maxAge),
    });
  }
}

function expiryOf(maxAge: number | undefined): { maxAge?: number; expires?: Date } {
  if (maxAge === undefined) return {};
  return maxAge < 0 ? { maxAge: 0, expires: new Date(Date.now() + maxAge * 1000) } : { maxAge };
}
