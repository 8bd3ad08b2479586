import { defineRefusals } from '#shared/core/refusals.ts';

export const REVIEW_REFUSALS = defineRefusals('review:refusals.', { already_reviewed: 409 });
