import { defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Counts every followed link of an office behind one IP. */
export const VISIT_LIMIT = defineLimit({
  name: 'visit',
  points: 200,
  duration: MINUTE,
  shared: false,
});

export const LOG_LIMIT = defineLimit({
  name: 'hrSayLog',
  points: 60,
  duration: HOUR,
  shared: false,
});
