import { withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';

/** Where a one-time link of the review team leads. */
export function adminLinkPath(
  locale: Locale,
  { encode, keycode }: { readonly encode: string; readonly keycode: string },
  to?: string,
): string {
  return withQuery(backoffice(locale, 'sign-in'), { encode, keycode, to });
}
