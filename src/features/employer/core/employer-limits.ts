import { MINUTE, sharedLimit } from '#shared/core/limits.ts';

export const CHANGE_EMAIL_LIMIT = sharedLimit('changeEmail', 5, 30 * MINUTE);

/** Adding a user reveals whether an email is registered, so attempts are limited. */
export const ADD_USER_LIMIT = sharedLimit('addUser', 30, 30 * MINUTE);

export const INVITE_AGAIN_LIMIT = sharedLimit('inviteAgain', 5, 30 * MINUTE);

export const EMPLOYER_PROOF_LIMIT = sharedLimit('employerProof', 5, 30 * MINUTE);

export const CONFIRM_EMAIL_LIMIT = sharedLimit('confirmEmail', 10, MINUTE);
