import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice, page } from '#shared/core/paths.ts';

/** Where the link that proves a job seeker's address leads. */
export function verificationPath(locale: Locale, token: string): string {
  return `${page(locale, '/jSignup')}?verify=${encodeURIComponent(token)}`;
}

/** Where a one-time link of the review team leads. */
export function adminLinkPath(locale: Locale, link: { encode: string; keycode: string }): string {
  const query = new URLSearchParams({ encode: link.encode, keycode: link.keycode });
  return `${backoffice(locale, 'sign-in')}?${query}`;
}

/** "My account", saying what was just done. */
export function myAccount(locale: Locale, done?: string): string {
  const path = page(locale, '/myaccount');
  return done === undefined ? path : `${path}?${new URLSearchParams({ done })}`;
}

/** A file to download, so it has no language. */
export function accountExport(): string {
  return `${API_BASE}/myaccount/export`;
}
