import { perLocale, TIME_ZONE } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

const dates = perLocale(
  (calendar) => new Intl.DateTimeFormat(calendar, { dateStyle: 'medium', timeZone: TIME_ZONE }),
);

/** The date with its month cut short and no break in it, for a place among other short facts. */
export function unbrokenDate(locale: Locale, date: Date): string {
  return dates(locale).format(date).replaceAll(' ', '\u00a0');
}
