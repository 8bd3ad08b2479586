import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Counted in the process alone: a database row would record when a proof was requested. */
export const PROOF_LIMIT = defineLimit({
  name: 'proof',
  points: 30,
  duration: HOUR,
  shared: false,
});
