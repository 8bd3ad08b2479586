import { defineRefusals } from '#shared/core/refusals.ts';

export const REVIEW_REFUSALS = defineRefusals('review:refusals.', { already_reviewed: 409 });

export const EDIT_REFUSALS = defineRefusals('review:refusals.', { year_over: 409 });

export const USEFUL_REFUSALS = defineRefusals('review:refusals.', { address_unproved: 403 });

export const REPORT_REFUSALS = defineRefusals('review:refusals.', {
  address_unproved: 403,
  own_review: 403,
});

export const MODERATION_REFUSALS = defineRefusals('review:refusals.', { duplicate: 409 });
