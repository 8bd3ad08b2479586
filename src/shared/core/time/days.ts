import { commonYear, latinDigits } from '../text/typed-digits.ts';
import { thaiDay } from './clock.ts';

const DAY = 24 * 60 * 60_000;

/** A day as it was typed: a year of the Thai calendar is one of ours. */
export function gregorianDay(day: string): string {
  const typed = latinDigits(day).trim();
  const found = /^(\d{4})(-\d\d-\d\d)$/.exec(typed);
  return found ? `${commonYear(Number(found[1]))}${found[2]}` : typed;
}

/** The moment a day begins in Thailand, as machines read it. */
export function beginningStamp(day: string): string {
  return `${day}T00:00:00+07:00`;
}

export function beginningOf(day: string): Date {
  return new Date(beginningStamp(day));
}

/** The last second of a day in Thailand: who reads the date may still apply on it. */
export function endOf(day: string): Date {
  return new Date(beginningOf(day).getTime() + DAY - 1000);
}

export function daysAfter(day: string, days: number): string {
  return thaiDay(new Date(beginningOf(day).getTime() + days * DAY));
}
