import { defineRefusals } from '#shared/core/refusals.ts';

export const SIGN_IN_REFUSALS = defineRefusals('account:refusals.', {
  wrong_credentials: 401,
  sister_unavailable: 503,
});

export const GOOGLE_REFUSALS = defineRefusals('account:refusals.', {
  wrong_credentials: 401,
  google_unverified: 403,
  google_link_needed: 409,
});

export const SIGN_UP_REFUSALS = defineRefusals('account:refusals.', { email_taken: 409 });

export const LINK_REFUSALS = defineRefusals('account:refusals.', { link_expired: 410 });

export const CONFIRM_REFUSALS = defineRefusals('account:refusals.', {
  reauthentication_needed: 403,
});

export const USER_REFUSALS = defineRefusals('account:refusals.', {
  reauthentication_needed: 403,
  email_taken: 409,
  last_admin: 409,
  own_account: 409,
});
