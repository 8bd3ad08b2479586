import { defineLimit, MINUTE } from '#shared/core/limits.ts';

export const UPLOAD_LIMIT = defineLimit({
  name: 'upload',
  points: 30,
  duration: 30 * MINUTE,
  shared: true,
});

/** The pieces of three videos that arrive at once, and as many questions how far they are. */
export const CHUNK_LIMIT = defineLimit({
  name: 'upload-chunk',
  points: 1_000,
  duration: 5 * MINUTE,
  shared: false,
});
