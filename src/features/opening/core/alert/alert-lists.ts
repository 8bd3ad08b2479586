import type { AlertFrequency } from '#shared/core/domain/opening.ts';

export const INTERVAL_DAYS: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7 };

export const MAX_ALERTS_PER_EMAIL = 20;
/** An alert that is not confirmed within these days is deleted. */
export const CONFIRM_DAYS = 7;
/** A mail lists this many openings and links to the rest. */
export const MAX_OPENINGS_PER_MAIL = 10;
