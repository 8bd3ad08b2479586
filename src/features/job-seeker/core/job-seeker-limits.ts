import { defineLimit, MINUTE } from '#shared/core/limits.ts';

export const APPLICATION_RECORD_LIMIT = defineLimit({
  name: 'applicationRecord',
  points: 10,
  duration: MINUTE,
  shared: true,
});

export const VERIFY_LIMIT = defineLimit({
  name: 'prove',
  points: 10,
  duration: MINUTE,
  shared: true,
});

export const ADDRESS_PROOF_LIMIT = defineLimit({
  name: 'addressProof',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});
