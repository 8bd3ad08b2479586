import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Submissions per user; each may be withdrawn and submitted again. */
export const SUBMIT_QUOTA = defineLimit({
  name: 'submit',
  points: 10,
  duration: HOUR,
  shared: true,
});
