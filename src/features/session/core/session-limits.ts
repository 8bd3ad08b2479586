import { DAY, HOUR, MINUTE, sharedLimit } from '#shared/core/limits.ts';

/** Sign-ins by password, key pair or Google, counted by IP. */
export const LOGIN_LIMIT = sharedLimit('login', 10, MINUTE);

/** Signing up reveals whether an email is registered (decision 0019), so attempts are limited. */
export const REGISTER_LIMITS = {
  limit: sharedLimit('register', 5, 30 * MINUTE),
  wider: [
    sharedLimit('registerNetwork', 30, 30 * MINUTE, 'network'),
    sharedLimit('registerAll', 1000, HOUR, 'all'),
  ],
};

export const RESET_LIMIT = sharedLimit('reset', 5, 30 * MINUTE);

export const MAX_RESET_MAILS_PER_DAY = 20;

/** Reset emails to one address, from all requesters; known devices are not counted. */
export const RESET_MAILS_LIMIT = sharedLimit('resetMails', MAX_RESET_MAILS_PER_DAY, DAY);

export const NEW_PASSWORD_LIMIT = sharedLimit('newPassword', 10, MINUTE);

/** Limit of actions that require a signed-in user's current password. */
export const CONFIRM_LIMIT = sharedLimit('confirm', 10, MINUTE);

/** A reused key pair is recognised as stolen for this long after the session ends. */
export const ENDED_SIGN_IN_DAYS = 30;
