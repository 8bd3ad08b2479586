import { defineLimit, MINUTE } from '#shared/core/limits.ts';

export const UPLOAD_LIMIT = defineLimit({
  name: 'upload',
  points: 30,
  duration: 30 * MINUTE,
  shared: true,
});
