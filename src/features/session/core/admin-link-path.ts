import { backoffice } from '#features/backoffice/core/backoffice-paths.ts';
import { withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Where a one-time link of the review team leads. */
export function adminLinkPath(
  locale: Locale,
  { encode, keycode }: { readonly encode: string; readonly keycode: string },
  to?: string,
): string {
  return withQuery(backoffice(locale, 'sign-in'), { encode, keycode, to });
}
