import { defineLimit, MINUTE } from '#shared/core/limits.ts';

export const CHANGE_EMAIL_LIMIT = defineLimit({
  name: 'changeEmail',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Adding a user reveals whether an email is registered, so attempts are limited. */
export const ADD_USER_LIMIT = defineLimit({
  name: 'addUser',
  points: 30,
  duration: 30 * MINUTE,
  shared: true,
});

export const INVITE_AGAIN_LIMIT = defineLimit({
  name: 'inviteAgain',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

export const EMPLOYER_PROOF_LIMIT = defineLimit({
  name: 'employerProof',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

export const CONFIRM_EMAIL_LIMIT = defineLimit({
  name: 'confirmEmail',
  points: 10,
  duration: MINUTE,
  shared: true,
});
