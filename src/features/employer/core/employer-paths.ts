import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { page } from '#shared/core/paths.ts';

/** "My account", saying what was just done. */
export function myAccount(locale: Locale, done?: string): string {
  const path = page(locale, '/myaccount');
  return done === undefined ? path : `${path}?${new URLSearchParams({ done })}`;
}

/** A file to download, so it has no language. */
export function accountExport(): string {
  return `${API_BASE}/myaccount/export`;
}
