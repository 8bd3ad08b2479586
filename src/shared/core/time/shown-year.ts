import type { Locale } from '../locale.ts';
import { inLanguage } from '../locale.ts';
import { BUDDHIST_ERA, commonYear } from '../text/typed-digits.ts';

/** Years are kept in the common era and shown in the reader's; one typed in Buddhist era is understood. */
export function shownYear(year: number, locale: Locale): string {
  const common = commonYear(year);
  return inLanguage(locale, `พ.ศ. ${common + BUDDHIST_ERA}`, String(common));
}
