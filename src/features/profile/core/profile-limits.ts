import { HOUR, sharedLimit } from '#shared/core/limits.ts';

/** Submissions per user; each may be withdrawn and submitted again. */
export const SUBMIT_QUOTA = sharedLimit('submit', 10, HOUR);
