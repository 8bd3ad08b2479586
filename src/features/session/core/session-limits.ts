import { DAY, defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Signing in, by password, by a pair of keys or by Google, counted by address. */
export const LOGIN_LIMIT = defineLimit({
  name: 'login',
  points: 10,
  duration: MINUTE,
  shared: true,
});

/** Signing up says whether an address is taken (decision 0019), so it may not be asked without end. */
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

/** Asking for a link to a new password. */
export const RESET_LIMIT = defineLimit({
  name: 'reset',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

export const MAX_RESET_MAILS_PER_DAY = 20;

/** Requests for such links to one address, whoever asks; a known device is not counted. */
export const RESET_MAILS_LIMIT = defineLimit({
  name: 'resetMails',
  points: MAX_RESET_MAILS_PER_DAY,
  duration: DAY,
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

/** Days a sign-in is kept after its end: a pair that comes back is recognised as stolen for so long. */
export const ENDED_SIGN_IN_DAYS = 30;
