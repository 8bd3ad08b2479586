import { monthsFrom } from '#shared/core/time/months-from.ts';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const MONTHS: Readonly<Record<Period, number>> = { month: 1, year: 12 };
export const KEEP_MONTHS = 13;

/** First days of complete months, oldest first; a month is complete a day after its end. */
export function completedMonths(now: Date, period: Period): readonly string[] {
  const current = daysAfter(thaiDay(now), -1);
  const count = MONTHS[period];
  return Array.from({ length: count }, (_, index) => monthsFrom(current, index - count));
}

export const monthAfter = (month: string): string => monthsFrom(month, 1);

export const monthBefore = (month: string): string => monthsFrom(month, -1);

export const lastDayOf = (month: string): string => daysAfter(monthAfter(month), -1);

export const oldestVisitDate = (now: Date): string => monthsFrom(thaiDay(now), -KEEP_MONTHS);
