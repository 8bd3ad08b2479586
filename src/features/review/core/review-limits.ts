import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

/** Three reviews per person and day; what was refused as incomplete may be mended without loss. */
export const REVIEW_LIMIT = defineLimit({
  name: 'review',
  points: 3,
  duration: DAY,
  shared: true,
  refusedAreFree: true,
});

export const USEFUL_LIMIT = defineLimit({
  name: 'useful',
  points: 60,
  duration: HOUR,
  shared: false,
});
