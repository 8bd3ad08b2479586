import { endOf, thaiDay } from '#shared/core/time/thai-time.ts';

export const MIN_APPEAL_LENGTH = 20;
export const MAX_APPEAL_LENGTH = 1000;
export const APPEAL_MONTHS = 6;

/** Deadline of an appeal: the end of a Thai calendar day, because the writer sees only a date. */
export function appealableUntil(rejectedAt: Date): Date {
  const last = new Date(`${thaiDay(rejectedAt)}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + APPEAL_MONTHS);
  return endOf(last.toISOString().slice(0, 10));
}
