import type { AlertFrequency } from '#shared/core/domain/opening.ts';

export const INTERVAL_DAYS: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7 };

/** How many a mailbox may have. */
export const MAX_ALERTS_PER_EMAIL = 20;
/** One that nobody confirms goes after so many days. */
export const CONFIRM_DAYS = 7;
/** A mail lists no more openings; the rest is a link. */
export const MAX_OPENINGS_PER_MAIL = 10;
