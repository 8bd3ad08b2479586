import { backoffice } from '#features/backoffice/core/backoffice-paths.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Where a one-time link of the review team leads. */
export function adminLinkPath(locale: Locale, link: { encode: string; keycode: string }): string {
  const query = new URLSearchParams({ encode: link.encode, keycode: link.keycode });
  return `${backoffice(locale, 'sign-in')}?${query}`;
}
