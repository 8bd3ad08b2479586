import { HOUR, localLimit, MINUTE } from '#shared/core/limits.ts';

/** Page views per IP, enough for an office whose readers all have one IP. */
export const VISIT_LIMIT = localLimit('visit', 200, MINUTE);

export const LOG_LIMIT = localLimit('hrSayLog', 60, HOUR);
