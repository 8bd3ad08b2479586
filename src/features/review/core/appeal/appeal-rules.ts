import { endOf, thaiDay } from '#shared/core/time/thai-time.ts';

/** What became of an appeal: upheld, the review is published; dismissed, it stays refused. */
export const APPEAL_STATUSES = ['open', 'upheld', 'dismissed'] as const;

export const SHORTEST_APPEAL = 20;
export const LONGEST_APPEAL = 1000;
export const APPEAL_MONTHS = 6;

/** The last moment of the day in Thailand, since its writer is told the day. */
export function appealableUntil(refusedAt: Date): Date {
  const last = new Date(`${thaiDay(refusedAt)}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + APPEAL_MONTHS);
  return endOf(last.toISOString().slice(0, 10));
}
