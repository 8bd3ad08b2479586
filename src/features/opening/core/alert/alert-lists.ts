import type { Rhythm } from '#shared/core/domain/opening.ts';

export const DAYS_OF: Readonly<Record<Rhythm, number>> = { daily: 1, weekly: 7 };

/** How many a mailbox may have. */
export const MOST_ALERTS = 20;
/** One that nobody confirms goes after so many days. */
export const CONFIRM_DAYS = 7;
/** A mail lists no more openings; the rest is a link. */
export const MOST_TOLD = 10;
