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

/** A pattern, since every request is looked at and a list of all its cookies costs twenty times as much. */
function cookiePattern(...names: readonly string[]): RegExp {
  return new RegExp(`(?:^|;)\\s*(?:${names.join('|')})\\s*=`);
}

/** Whoever sends one of these may be signed in, whatever the cookie is worth. */
export function carriesSession(cookieHeader: string | null | undefined): boolean {
  return cookieHeader ? ANY.test(cookieHeader) : false;
}

/**
 * Whether this visit is to be signed in again by its pair of cookies: a browser drops the token when the
 * session ends and keeps the pair. Nobody else gains anything by passing the page cache.
 */
export function awaitsRenewal(cookieHeader: string | null | undefined): boolean {
  if (!cookieHeader) return false;
  return RENEWABLE.some(
    ({ token, enc, key }) =>
      enc.test(cookieHeader) && key.test(cookieHeader) && !token.test(cookieHeader),
  );
}
