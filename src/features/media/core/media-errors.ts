import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const UPLOAD_ERRORS = defineErrors('media:refusals.', { cap_reached: 409 });

export const POSTER_ERRORS = defineErrors('media:refusals.', { poster_locked: 409 });
