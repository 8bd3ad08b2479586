import { defineRefusals } from '#shared/core/refusals.ts';

export const UPLOAD_REFUSALS = defineRefusals('media:refusals.', { cap_reached: 409 });

export const POSTER_REFUSALS = defineRefusals('media:refusals.', { poster_stands: 409 });
