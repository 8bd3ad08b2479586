import { defineLimit, MINUTE } from '#shared/core/limits.ts';

export const CHANGE_EMAIL_LIMIT = defineLimit({
  name: 'changeEmail',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Adding a user says whether an address is taken, so it may not be asked without end. */
export const ADD_USER_LIMIT = defineLimit({
  name: 'addUser',
  points: 30,
  duration: 30 * MINUTE,
  shared: true,
});

/** Sending one user the link again. */
export const INVITE_AGAIN_LIMIT = defineLimit({
  name: 'inviteAgain',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Sending the link that proves an address again. */
export const EMPLOYER_PROOF_LIMIT = defineLimit({
  name: 'employerProof',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

/** Using the link that confirms a new address. */
export const CONFIRM_EMAIL_LIMIT = defineLimit({
  name: 'confirmEmail',
  points: 10,
  duration: MINUTE,
  shared: true,
});
