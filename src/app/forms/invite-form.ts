const OPENING = 'post /invite/:token/opening';

/** Actions of an invitation page: each is counted and leads elsewhere. */
export const INVITE_FORM = {
  accept: 'put /invite/:token/address',
  signOut: 'post /jskLogout',
  signUp: OPENING,
  signIn: OPENING,
  write: OPENING,
} as const;
