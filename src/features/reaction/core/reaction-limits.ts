import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

export const LIKE_LIMIT = defineLimit({
  name: 'like',
  points: 60,
  duration: HOUR,
  shared: false,
  per: 'account',
});

/** New visitors of an IP a day; further ones count by IP and browser only. */
export const NEW_VISITORS_LIMIT = defineLimit({
  name: 'new-visitors',
  points: 60,
  duration: DAY,
  shared: false,
});

export const SHARE_LIMIT = defineLimit({
  name: 'share',
  points: 60,
  duration: HOUR,
  shared: false,
  per: 'account',
});
