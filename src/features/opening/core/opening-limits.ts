import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Each act of an employer empties pages of the cache. */
export const OPENING_LIMIT = defineLimit({
  name: 'opening',
  points: 200,
  duration: HOUR,
  shared: false,
});

/** How many positions a company may have open or announced at once. */
export const MOST_OPEN = 500;
