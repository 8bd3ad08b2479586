import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Counted in the process alone: a row in the database would say when somebody took a proof. */
export const PROOF_LIMIT = defineLimit({
  name: 'proof',
  points: 30,
  duration: HOUR,
  shared: false,
});
