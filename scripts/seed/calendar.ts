import { thaiDay } from '#shared/core/time/thai-time.ts';

const DAY = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

export function seedDaysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

export function monthIn(instant: Date): string {
  return `${thaiDay(instant).slice(0, 7)}-01`;
}
