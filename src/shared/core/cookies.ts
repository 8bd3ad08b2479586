/** Not a secret and no proof of anything: only tells the cached header which links to show. */
export const WHO_COOKIE = 'who';
export type Who = 'employer' | 'jobseeker';

export const LANGUAGE_COOKIE_DAYS = 365;
