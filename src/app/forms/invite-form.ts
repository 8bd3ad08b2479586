const OPENING = 'post /invite/:token/opening';

/** What the page of an invitation posts: each way on counts, and leads somewhere else. */
export const INVITE_FORM = {
  accept: 'put /invite/:token/address',
  signOut: 'post /jskLogout',
  signUp: OPENING,
  signIn: OPENING,
  write: OPENING,
} as const;
