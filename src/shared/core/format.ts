import type { Locale } from './locale.ts';

/** Dates are formatted in Thai time, as in `thai-time.ts`, which no formatter needs to load. */
export const TIME_ZONE = 'Asia/Bangkok';

/** Calendars of full dates: Buddhist era in Thai; Latin digits in both languages. */
const CALENDAR: Readonly<Record<Locale, string>> = {
  th: 'th-TH-u-ca-buddhist-nu-latn',
  en: 'en-GB',
};

/** Creating a formatter costs as much as rendering a card, so each is created once, when used. */
export function perLocale<Formatter>(
  make: (calendar: string) => Formatter,
): (locale: Locale) => Formatter {
  const formatters = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? make(CALENDAR[locale]);
    formatters.set(locale, formatter);
    return formatter;
  };
}

const numbers = perLocale((calendar) => new Intl.NumberFormat(calendar));
const rates = perLocale(
  (calendar) => new Intl.NumberFormat(calendar, { style: 'percent', maximumFractionDigits: 2 }),
);
const dateFormats = (options: Intl.DateTimeFormatOptions) =>
  perLocale((calendar) => new Intl.DateTimeFormat(calendar, { ...options, timeZone: TIME_ZONE }));
const dates = dateFormats({ day: 'numeric', month: 'long', year: 'numeric' });
const months = dateFormats({ month: 'long', year: 'numeric' });
const shortMonths = dateFormats({ month: 'short', year: '2-digit' });
const dateTimes = dateFormats({ dateStyle: 'medium', timeStyle: 'short' });
const fullDateTimes = dateFormats({ dateStyle: 'long', timeStyle: 'short' });

export function formatNumber(locale: Locale, value: number): string {
  return numbers(locale).format(value);
}

/** Rounds a partial count down to one leading digit: 4,321 gives `4,000+`. */
export function formatLeast(locale: Locale, count: number): string {
  const step = 10 ** Math.floor(Math.log10(count));
  return `${formatNumber(locale, Math.floor(count / step) * step)}+`;
}

export function formatRate(locale: Locale, part: number): string {
  return rates(locale).format(part);
}

/** Formats a score with one decimal, also `4.0`, so that a column of scores lines up. */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

export const MIN_SCORED_REVIEWS = 3;

/** Rounds a score to the one decimal that pages and APIs show. */
export function displayScore(score: number): number;
export function displayScore(score: number | null): number | null;
export function displayScore(score: number | null): number | null {
  return score === null ? null : Number(formatScore(score));
}

export function formatDate(locale: Locale, date: Date): string {
  return dates(locale).format(date);
}

/** Formats month and year, the only date that a review may show. */
export function formatMonth(locale: Locale, date: Date): string {
  return months(locale).format(date);
}

/** Formats a range of months, or a single month if both are the same. */
export function formatMonths(locale: Locale, from: Date, to: Date): string {
  return months(locale).formatRange(from, to);
}

export function formatShortMonths(locale: Locale, from: Date, to: Date): string {
  return shortMonths(locale).formatRange(from, to);
}

export function formatDateTime(locale: Locale, date: Date): string {
  return dateTimes(locale).format(date);
}

export function formatFullDateTime(locale: Locale, date: Date): string {
  return fullDateTimes(locale).format(date);
}

const KILOBYTE = 1024;

/** Formats a size in MB, below one MB in kB, at least 1 kB. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < KILOBYTE
    ? `${Math.max(1, kilobytes)} kB`
    : `${(bytes / KILOBYTE ** 2).toFixed(1)} MB`;
}
