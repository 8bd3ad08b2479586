/** Employer: the signed token of a day, and the pair that renews it. */
export const AT_COOKIE = 'at';
export const ENC_COOKIE = 'enc';
export const KEY_COOKIE = 'key';
/** Job seeker: its own token and pair, so both kinds may be signed in in one browser. */
export const ACCESS_TOKEN_COOKIE = 'accessToken';
export const JSK_ENC_COOKIE = 'jskEnc';
export const JSK_KEY_COOKIE = 'jskKey';
/** Review team. */
export const ADMIN_COOKIE = 'adminEnc';

/** A link somebody was asked about, for the minutes it lasts: never in an address, nor in a page. */
export const LINK_COOKIE = 'link';
export const LINK_MINUTES = 10;

/** Binds an ID token of Google to the browser whose page asked for it. */
export const GOOGLE_COOKIE = 'google';

/** Says on which accounts somebody has signed in here before; no proof of who it is now. */
export const DEVICE_COOKIE = 'device';
export const DEVICE_DAYS = 365;

/** Names nobody: whoever liked or shared something without an account is told apart by it. */
export const VISITOR_COOKIE = 'visitor';
export const VISITOR_DAYS = 365;

/** The token of each kind of session, and the pair that renews it. */
export const SESSION_COOKIES = {
  employer: { token: AT_COOKIE, pair: { enc: ENC_COOKIE, key: KEY_COOKIE } },
  jobSeeker: { token: ACCESS_TOKEN_COOKIE, pair: { enc: JSK_ENC_COOKIE, key: JSK_KEY_COOKIE } },
  platformAdmin: { token: ADMIN_COOKIE },
} as const;

/** Not a secret and no proof of anything: only tells the cached header which links to show. */
export const WHO_COOKIE = 'who';
export type Who = 'employer' | 'jobseeker';

/** The same for the review team, whose links go before those of any other session; with when its session ends. */
export const TEAM_COOKIE = 'team';

/** Which language was chosen, where a path has no say. */
export const LANGUAGE_COOKIE = 'lang';
export const LANGUAGE_COOKIE_DAYS = 365;
export const DAY_SECONDS = 24 * 60 * 60;

/** How long a session lasts that is not used; whatever is done in it puts its end off. */
export const SESSION_SECONDS = {
  employer: DAY_SECONDS,
  jobSeeker: DAY_SECONDS,
  platformAdmin: 30 * 60,
} as const;

/** How long after its beginning no use puts the end off any more. */
export const MAX_SESSION_SECONDS = {
  employer: 30 * DAY_SECONDS,
  jobSeeker: 30 * DAY_SECONDS,
  platformAdmin: 12 * 60 * 60,
} as const;

/** Outlives the session of the team and opens nothing then, but tells whose decision came too late. */
export const ADMIN_COOKIE_SECONDS = 7 * DAY_SECONDS;

/** How long a pair of cookies waits for the next visit; an employer's on the way to the preview longer. */
export const PAIR_SECONDS = {
  employer: 14 * DAY_SECONDS,
  employerPreview: 30 * DAY_SECONDS,
  jobSeeker: 30 * DAY_SECONDS,
} as const;
