import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const SIGN_IN_ERRORS = defineErrors('session:errors.', {
  wrong_credentials: 401,
  sister_unavailable: 503,
});

export const GOOGLE_ERRORS = defineErrors('session:errors.', {
  wrong_credentials: 401,
  google_unverified: 403,
  google_link_needed: 409,
});

export const LINK_ERRORS = defineErrors('session:errors.', {
  link_expired: 410,
  link_used: 410,
});

export const EMAIL_VERIFICATION_ERRORS = defineErrors('session:errors.', {
  link_expired: 410,
  link_used: 410,
  link_unknown: 404,
});

export const CONFIRM_ERRORS = defineErrors('session:errors.', {
  reauthentication_needed: 403,
});

export const SIGN_IN_METHOD_ERRORS = defineErrors('session:errors.', {
  reauthentication_needed: 403,
  only_way_in: 409,
});
