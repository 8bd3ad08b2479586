import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const OPENING_ERRORS = defineErrors('opening:errors.', {
  too_many_openings: 409,
  /** The opening was changed by another user after this form was loaded. */
  opening_changed: 409,
  /** An expired opening needs a later closing date first. */
  opening_expired: 409,
});

export const CONFIRMATION_ERRORS = defineErrors('opening:errors.', { opening_closed: 409 });

export const APPLICATION_ERRORS = defineErrors('opening:errors.', {
  email_not_verified: 403,
  opening_closed: 409,
  /** The resume service, which holds the applicant's name, is unavailable. */
  name_unread: 503,
  /** The content changed after the applicant checked it. */
  disclosed_changed: 409,
});

export const ANSWER_ERRORS = defineErrors('opening:errors.', {
  /** The applicant was already informed of the rejection. */
  application_closed: 409,
});

export const DOCUMENT_ERRORS = defineErrors('opening:errors.', {
  /** The person's applications already refer to the maximum number of PDFs. */
  too_many_documents: 409,
});

export const SAVED_ERRORS = defineErrors('opening:errors.', {
  opening_closed: 409,
  too_many_saved: 409,
});
