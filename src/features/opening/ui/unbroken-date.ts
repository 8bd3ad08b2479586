import { perLocale, TIME_ZONE } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';

const dates = perLocale(
  (calendar) => new Intl.DateTimeFormat(calendar, { dateStyle: 'medium', timeZone: TIME_ZONE }),
);

/** Abbreviated month and no line break, for use among other short facts. */
export function unbrokenDate(locale: Locale, date: Date): string {
  return dates(locale).format(date).replaceAll(' ', '\u00a0');
}
