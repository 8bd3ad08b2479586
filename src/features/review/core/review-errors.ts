import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const REVIEW_ERRORS = defineErrors('review:errors.', {
  already_reviewed: 409,
  proof_rejected: 409,
});

export const EDIT_ERRORS = defineErrors('review:errors.', { year_ended: 409 });

export const READER_ERRORS = defineErrors('review:errors.', {
  email_not_verified: 403,
  own_review: 403,
});

export const REPORT_ERRORS = defineErrors('review:errors.', {
  own_review: 403,
  reports_waiting: 409,
});

export const APPEAL_ERRORS = defineErrors('review:errors.', {
  already_appealed: 409,
  appeal_expired: 409,
  not_rejected: 409,
});

export const DECIDE_APPEAL_ERRORS = defineErrors('review:errors.', { email_used: 409 });

export const MODERATION_ERRORS = defineErrors('review:errors.', { duplicate: 409 });
