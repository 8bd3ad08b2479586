const BUDDHIST_ERA = 543;
const DAY = 24 * 60 * 60_000;

/** A day as it was typed: a year of the Thai calendar is one of ours. */
export function gregorianDay(day: string): string {
  const found = /^(2[45]\d\d)(-\d\d-\d\d)$/.exec(day.trim());
  return found ? `${Number(found[1]) - BUDDHIST_ERA}${found[2]}` : day.trim();
}

/** The moment a day begins in Thailand. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** The last second of a day in Thailand: who reads the date may still apply on it. */
export function endOf(day: string): Date {
  return new Date(`${day}T23:59:59+07:00`);
}

/** The day it is in Thailand, `2026-11-22`. */
export function thaiDay(moment: Date): string {
  return new Date(moment.getTime() + 7 * 60 * 60_000).toISOString().slice(0, 10);
}

export function daysAfter(day: string, days: number): string {
  return thaiDay(new Date(beginningOf(day).getTime() + days * DAY));
}
