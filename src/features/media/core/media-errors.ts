import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const UPLOAD_ERRORS = defineErrors('media:errors.', { cap_reached: 409 });

export const POSTER_ERRORS = defineErrors('media:errors.', { poster_locked: 409 });
