import { SESSION_COOKIES } from '#shared/core/cookies.ts';

const { employer, jobSeeker, platformAdmin } = SESSION_COOKIES;
const RENEWABLE = [employer, jobSeeker].map(({ token, pair }) => ({
  token: cookiePattern(token),
  enc: cookiePattern(pair.enc),
  key: cookiePattern(pair.key),
}));
const ANY = cookiePattern(
  platformAdmin.token,
  ...[employer, jobSeeker].flatMap(({ token, pair }) => [token, pair.enc, pair.key]),
);

/** Matches a cookie in the header, which is twenty times as fast as parsing all cookies. */
function cookiePattern(...names: readonly string[]): RegExp {
  return new RegExp(`(?:^|;)\\s*(?:${names.join('|')})\\s*=`);
}

/** True when the client may be signed in, regardless of the cookie's validity. */
export function carriesSession(cookieHeader: string | null | undefined): boolean {
  return cookieHeader ? ANY.test(cookieHeader) : false;
}

/** True when the session ended but its cookie pair, which browsers keep longer, can renew it. */
export function awaitsRenewal(cookieHeader: string | null | undefined): boolean {
  if (!cookieHeader) return false;
  return RENEWABLE.some(
    ({ token, enc, key }) =>
      enc.test(cookieHeader) && key.test(cookieHeader) && !token.test(cookieHeader),
  );
}
