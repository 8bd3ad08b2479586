/** The one clock and calendar: what a date or a time says, it says of Thailand, wherever the server or the reader is. */
import type { Locale } from '../locale.ts';
import { latinDigits } from '../text/typed-digits.ts';

export const BUDDHIST_ERA = 543;

/** Thailand has no summer time. */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const thai = (instant: Date) => new Date(instant.getTime() + OFFSET_MS).toISOString();

/** The day it is in Thailand, `2026-11-22`. */
export function thaiDay(instant: Date): string {
  return thai(instant).slice(0, 10);
}

/** `09:05`. */
export function thaiTime(instant: Date): string {
  return thai(instant).slice(11, 16);
}

export function thaiYear(instant: Date): number {
  return new Date(instant.getTime() + OFFSET_MS).getUTCFullYear();
}

/** The moment a day begins in Thailand, as machines read it. */
export function beginningStamp(day: string): string {
  return `${day}T00:00:00${OFFSET}`;
}

export function beginningOf(day: string): Date {
  return new Date(beginningStamp(day));
}

/** The last second of a day in Thailand: who reads the date may still apply on it. */
export function endOf(day: string): Date {
  return new Date(beginningOf(day).getTime() + DAY_MS - 1000);
}

export function daysAfter(day: string, days: number): string {
  return thaiDay(new Date(beginningOf(day).getTime() + days * DAY_MS));
}

/** A year of the Thai calendar is one of ours. */
export function commonYear(year: number): number {
  return year >= 2400 && year < 2700 ? year - BUDDHIST_ERA : year;
}

const YEAR = /^(?:[พค]\.? ?ศ\.?)?\s*(\d{4})$/;

/** The digits of a year in the era it was typed in, `2558` of `พ.ศ. ๒๕๕๘`; what is no year stays. */
export function yearDigits(text: string): string {
  return YEAR.exec(latinDigits(text).trim())?.[1] ?? text;
}

/** The same in the common era. */
export function typedYear(text: string): string {
  const digits = yearDigits(text);
  return /^\d{4}$/.test(digits) ? String(commonYear(Number(digits))) : text;
}

/** A year of either era in the reader's. */
export function displayYear(year: number, locale: Locale): string {
  const common = commonYear(year);
  return locale === 'th' ? `พ.ศ. ${common + BUDDHIST_ERA}` : String(common);
}
