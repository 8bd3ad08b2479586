import { defineRefusals } from '#shared/core/refusals.ts';

export const OPENING_REFUSALS = defineRefusals('opening:refusals.', {
  too_many_openings: 409,
  /** Somebody else changed it meanwhile. */
  opening_changed: 409,
  /** Its last day has passed: a later one comes first. */
  opening_over: 409,
});

export const APPLICATION_REFUSALS = defineRefusals('opening:refusals.', {
  address_unproved: 403,
  opening_closed: 409,
  /** The service of the resumes is away, and with it the name the company is to see. */
  name_unread: 503,
});
