import { defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** A reader opens a page every few seconds at most; each counts once a day. */
export const VISIT_LIMIT = defineLimit({
  name: 'visit',
  points: 60,
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
