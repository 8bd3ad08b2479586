import { defineRefusals } from '#shared/core/refusals.ts';

export const REVIEW_REFUSALS = defineRefusals('review:refusals.', {
  already_reviewed: 409,
  proof_refused: 409,
});

export const EDIT_REFUSALS = defineRefusals('review:refusals.', { year_over: 409 });

export const READER_REFUSALS = defineRefusals('review:refusals.', {
  address_unproved: 403,
  own_review: 403,
});

export const REPORT_REFUSALS = defineRefusals('review:refusals.', {
  own_review: 403,
  reports_waiting: 409,
});

export const APPEAL_REFUSALS = defineRefusals('review:refusals.', {
  already_appealed: 409,
  appeal_over: 409,
  not_refused: 409,
});

export const DECIDE_APPEAL_REFUSALS = defineRefusals('review:refusals.', { mailbox_used: 409 });

export const MODERATION_REFUSALS = defineRefusals('review:refusals.', { duplicate: 409 });
