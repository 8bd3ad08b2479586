import { HOUR, localLimit, MINUTE } from '#shared/core/limits.ts';

/** Counts every followed link of an office behind one IP. */
export const VISIT_LIMIT = localLimit('visit', 200, MINUTE);

export const LOG_LIMIT = localLimit('hrSayLog', 60, HOUR);
