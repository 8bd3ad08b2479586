import type { Locale } from './locale.ts';

/** Full dates follow the Thai calendar in Thai; digits stay Arabic in both languages. */
const CALENDAR: Readonly<Record<Locale, string>> = {
  th: 'th-TH-u-ca-buddhist-nu-latn',
  en: 'en-GB',
};
const TIME_ZONE = 'Asia/Bangkok';

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(CALENDAR[locale]).format(value);
}

/** Scores always show one decimal, so that a column of them lines up. */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(CALENDAR[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(date);
}

/** Reviews are dated by month, so that a date never points at a person. */
export function formatMonth(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(CALENDAR[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(date);
}

export function formatDateTime(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(CALENDAR[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date);
}
