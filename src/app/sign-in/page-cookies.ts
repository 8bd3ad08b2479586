import type { AstroCookies } from 'astro';
import { env } from '#shared/server/env.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';

export function setPageCookies(cookies: AstroCookies, changes: readonly CookieChange[]): void {
  const secure = env().PUBLIC_URL.startsWith('https:');
  for (const { name, value, maxAge, isReadableByScripts } of changes) {
    const rules = { path: '/', secure, sameSite: 'lax', httpOnly: !isReadableByScripts } as const;
    if (value === null) cookies.delete(name, { path: '/', secure });
    else cookies.set(name, value, maxAge === undefined ? rules : { ...rules, maxAge });
  }
}
