import { defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Every link that is followed counts, of a whole office behind one address. */
export const VISIT_LIMIT = defineLimit({
  name: 'visit',
  points: 200,
  duration: MINUTE,
  shared: false,
});

/** Each is a row. */
export const LOG_LIMIT = defineLimit({
  name: 'hrSayLog',
  points: 60,
  duration: HOUR,
  shared: false,
});
