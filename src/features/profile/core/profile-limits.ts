import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Drafts handed to the team by one person, who may take each back and hand it in again. */
export const SUBMIT_QUOTA = defineLimit({
  name: 'submit',
  points: 10,
  duration: HOUR,
  shared: true,
});
