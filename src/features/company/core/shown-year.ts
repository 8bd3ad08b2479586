import { formatYear } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { commonYear } from '#shared/core/text/typed-digits.ts';

/** Years are kept in the common era and shown in the reader's; one typed in Buddhist era is understood. */
export function shownYear(year: number, locale: Locale): string {
  return formatYear(locale, new Date(Date.UTC(commonYear(year), 6, 1)));
}
