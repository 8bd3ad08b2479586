import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

export const LIKE_LIMIT = defineLimit({
  name: 'like',
  points: 60,
  duration: HOUR,
  shared: false,
  per: 'account',
});

/** Visitors that an address may be remembered as; further ones count by address and browser alone. */
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
