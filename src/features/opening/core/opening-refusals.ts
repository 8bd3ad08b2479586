import { defineErrors } from '#shared/core/refusals.ts';

export const OPENING_ERRORS = defineErrors('opening:refusals.', {
  too_many_openings: 409,
  /** Somebody else changed it meanwhile. */
  opening_changed: 409,
  /** Its last day has passed: a later one comes first. */
  opening_over: 409,
});

export const CONFIRMATION_ERRORS = defineErrors('opening:refusals.', {
  opening_closed: 409,
});

export const APPLICATION_ERRORS = defineErrors('opening:refusals.', {
  address_unproved: 403,
  opening_closed: 409,
  /** The service of the resumes is away, and with it the name the company is to see. */
  name_unread: 503,
  /** What is told is not what was shown before it was sent. */
  told_changed: 409,
});

export const ANSWER_ERRORS = defineErrors('opening:refusals.', {
  /** The applicant was told that it goes no further. */
  application_closed: 409,
});

export const DOCUMENT_ERRORS = defineErrors('opening:refusals.', {
  /** Applications hold as many PDFs as one person may have. */
  too_many_documents: 409,
});

export const SAVED_ERRORS = defineErrors('opening:refusals.', {
  opening_closed: 409,
  too_many_saved: 409,
});
