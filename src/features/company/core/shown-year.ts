import { formatYear } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

const BUDDHIST_OFFSET = 543;

/** Years are kept in the common era and shown in the reader's; one typed in Buddhist era is understood. */
export function shownYear(year: number, locale: Locale): string {
  const common = year > 2400 ? year - BUDDHIST_OFFSET : year;
  return formatYear(locale, new Date(Date.UTC(common, 6, 1)));
}
