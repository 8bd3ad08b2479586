import { withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';

/** The path of a one-time sign-in link of the review team. */
export function adminLinkPath(
  locale: Locale,
  { encode, keycode }: { readonly encode: string; readonly keycode: string },
  to?: string,
): string {
  return withQuery(backoffice(locale, 'sign-in'), { encode, keycode, to });
}
