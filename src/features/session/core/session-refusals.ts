import { defineRefusals } from '#shared/core/refusals.ts';

export const SIGN_IN_REFUSALS = defineRefusals('session:refusals.', {
  wrong_credentials: 401,
  sister_unavailable: 503,
});

export const GOOGLE_REFUSALS = defineRefusals('session:refusals.', {
  wrong_credentials: 401,
  google_unverified: 403,
  google_link_needed: 409,
});

export const LINK_REFUSALS = defineRefusals('session:refusals.', {
  link_expired: 410,
  link_used: 410,
});

export const PROOF_REFUSALS = defineRefusals('session:refusals.', {
  link_expired: 410,
  link_used: 410,
  link_unknown: 404,
});

export const CONFIRM_REFUSALS = defineRefusals('session:refusals.', {
  reauthentication_needed: 403,
});

export const SIGN_IN_METHOD_ERRORS = defineRefusals('session:refusals.', {
  reauthentication_needed: 403,
  only_way_in: 409,
});
