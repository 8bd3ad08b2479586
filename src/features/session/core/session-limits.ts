import { defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Signing in, by password, by a pair of keys or by Google, counted by address. */
export const LOGIN_LIMIT = defineLimit({
  name: 'login',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** The same counted by account, wherever the tries come from. */
export const LOGIN_ACCOUNT_LIMIT = defineLimit({
  name: 'loginAccount',
  points: 25,
  duration: HOUR,
  shared: true,
});

export const REGISTER_LIMIT = defineLimit({
  name: 'register',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Asking for a link to a new password, by address and by account. */
export const RESET_LIMIT = defineLimit({
  name: 'reset',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Using such a link. */
export const NEW_PASSWORD_LIMIT = defineLimit({
  name: 'newPassword',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** What asks for the current password of somebody signed in. */
export const CONFIRM_LIMIT = defineLimit({
  name: 'confirm',
  points: 10,
  duration: MINUTE,
  shared: true,
});
