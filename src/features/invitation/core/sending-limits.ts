import { defineLimit, HOUR } from '#shared/core/limits.ts';

/** Parts of lists and changes of state. */
export const SENDING_LIMIT = defineLimit({
  name: 'invitation',
  points: 200,
  duration: HOUR,
  shared: false,
});

/** How many sendings a company may have that have not ended. */
export const MOST_UNDER_WAY = 10;
