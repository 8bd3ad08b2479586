import { perLocale, TIME_ZONE } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

const dates = perLocale(
  (calendar) => new Intl.DateTimeFormat(calendar, { dateStyle: 'medium', timeZone: TIME_ZONE }),
);

/** For a place among other short facts: the month cut short, and no line breaks in it. */
export function unbrokenDate(locale: Locale, date: Date): string {
  return dates(locale).format(date).replaceAll(' ', '\u00a0');
}
