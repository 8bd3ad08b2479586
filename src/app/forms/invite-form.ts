const OPENING = 'post /invite/:token/opening';

/** Actions of an invitation page; three share the endpoint that counts the opening. */
export const INVITE_FORM = {
  accept: 'put /invite/:token/address',
  signOut: 'post /jskLogout',
  signUp: OPENING,
  signIn: OPENING,
  write: OPENING,
} as const;
