import { DAY, defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Sign-ins by password, key pair or Google, counted by IP. */
export const LOGIN_LIMIT = defineLimit({
  name: 'login',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** Signing up reveals whether an email is registered (decision 0019), so attempts are limited. */
export const REGISTER_LIMITS = {
  limit: defineLimit({ name: 'register', points: 5, duration: 30 * MINUTE, shared: true }),
  wider: [
    defineLimit({
      name: 'registerNetwork',
      points: 30,
      duration: 30 * MINUTE,
      shared: true,
      per: 'network',
    }),
    defineLimit({ name: 'registerAll', points: 1000, duration: HOUR, shared: true, per: 'all' }),
  ],
};

export const RESET_LIMIT = defineLimit({
  name: 'reset',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

export const MAX_RESET_MAILS_PER_DAY = 20;

/** Reset emails to one address, from all requesters; known devices are not counted. */
export const RESET_MAILS_LIMIT = defineLimit({
  name: 'resetMails',
  points: MAX_RESET_MAILS_PER_DAY,
  duration: DAY,
  shared: true,
});

export const NEW_PASSWORD_LIMIT = defineLimit({
  name: 'newPassword',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** Actions that ask a signed-in user for the current password. */
export const CONFIRM_LIMIT = defineLimit({
  name: 'confirm',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** A reused key pair is recognised as stolen for this long after the session ends. */
export const ENDED_SIGN_IN_DAYS = 30;
