/** Employer: the access token of one day, and the pair that renews it. */
export const EMPLOYER_TOKEN_COOKIE = 'at';
export const EMPLOYER_ENC_COOKIE = 'enc';
export const EMPLOYER_KEY_COOKIE = 'key';
/** Job seeker: a separate token and pair, so that one browser can hold both kinds of session. */
export const ACCESS_TOKEN_COOKIE = 'accessToken';
export const JSK_ENC_COOKIE = 'jskEnc';
export const JSK_KEY_COOKIE = 'jskKey';
export const ADMIN_COOKIE = 'adminEnc';

/** The token of an opened e-mail link while it awaits confirmation; kept out of URLs and pages. */
export const LINK_COOKIE = 'link';
export const LINK_MINUTES = 10;

/** Binds a Google ID token to the browser whose page requested it. */
export const GOOGLE_COOKIE = 'google';

/** Lists the accounts that have signed in on this browser; no proof of identity. */
export const DEVICE_COOKIE = 'device';
export const DEVICE_DAYS = 365;

/** A random id that distinguishes anonymous visitors who like or share. */
export const VISITOR_COOKIE = 'visitor';
export const VISITOR_DAYS = 365;

export const SESSION_COOKIES = {
  employer: {
    token: EMPLOYER_TOKEN_COOKIE,
    pair: { enc: EMPLOYER_ENC_COOKIE, key: EMPLOYER_KEY_COOKIE },
  },
  jobSeeker: { token: ACCESS_TOKEN_COOKIE, pair: { enc: JSK_ENC_COOKIE, key: JSK_KEY_COOKIE } },
  platformAdmin: { token: ADMIN_COOKIE },
} as const;

/** Selects the header links on cached pages; neither secret nor proof of identity. */
export const WHO_COOKIE = 'who';
export type Who = 'employer' | 'jobseeker';

/** Like WHO_COOKIE, for the review team: its links take precedence; holds the session's end. */
export const TEAM_COOKIE = 'team';

export const LANGUAGE_COOKIE = 'lang';
export const LANGUAGE_COOKIE_DAYS = 365;
export const DAY_SECONDS = 24 * 60 * 60;
