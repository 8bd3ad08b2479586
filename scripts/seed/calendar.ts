import { thaiDay } from '#shared/core/time/thai-time.ts';

const DAY = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

export function monthIn(moment: Date): string {
  return `${thaiDay(moment).slice(0, 7)}-01`;
}
