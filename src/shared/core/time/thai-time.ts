// Dates and times in Thai time, whatever the time zones of server and reader.
import type { Locale } from '../locale.ts';
import { latinDigits } from '../text/typed-digits.ts';

export const BUDDHIST_ERA = 543;

/** UTC offset of Thailand, constant because there is no daylight saving time. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const thai = (instant: Date) => new Date(instant.getTime() + OFFSET_MS).toISOString();

export function thaiDay(instant: Date): string {
  return thai(instant).slice(0, 10);
}

export function thaiTime(instant: Date): string {
  return thai(instant).slice(11, 16);
}

export function thaiYear(instant: Date): number {
  return new Date(instant.getTime() + OFFSET_MS).getUTCFullYear();
}

export function beginningStamp(day: string): string {
  return `${day}T00:00:00${OFFSET}`;
}

export function beginningOf(day: string): Date {
  return new Date(beginningStamp(day));
}

/** Returns the last second of a day in Thailand, because a deadline includes its day. */
export function endOf(day: string): Date {
  return new Date(beginningOf(day).getTime() + DAY_MS - 1000);
}

export function daysAfter(day: string, days: number): string {
  return thaiDay(new Date(beginningOf(day).getTime() + days * DAY_MS));
}

export function commonYear(year: number): number {
  return year >= 2400 && year < 2700 ? year - BUDDHIST_ERA : year;
}

const YEAR = /^(?:[พค]\.? ?ศ\.?)?\s*(\d{4})$/;

/** The digits of a year in its typed era, `2558` of `พ.ศ. ๒๕๕๘`; other text is unchanged. */
export function yearDigits(text: string): string {
  return YEAR.exec(latinDigits(text).trim())?.[1] ?? text;
}

export function typedYear(text: string): string {
  const digits = yearDigits(text);
  return /^\d{4}$/.test(digits) ? String(commonYear(Number(digits))) : text;
}

export function displayYear(year: number, locale: Locale): string {
  const common = commonYear(year);
  return locale === 'th' ? `พ.ศ. ${common + BUDDHIST_ERA}` : String(common);
}
