import { SESSION_COOKIES } from '#shared/core/cookies.ts';

const { employer, jobSeeker, platformAdmin } = SESSION_COOKIES;
const RENEWABLE = [employer, jobSeeker];
const ALL: readonly string[] = [
  platformAdmin.token,
  ...RENEWABLE.flatMap(({ token, pair }) => [token, pair.enc, pair.key]),
];

function namesIn(cookieHeader: string | null | undefined): ReadonlySet<string | undefined> {
  return new Set(cookieHeader?.split(';').map((pair) => pair.split('=', 1)[0]?.trim()));
}

/** Whoever sends one of these may be signed in, whatever the cookie is worth. */
export function carriesSession(cookieHeader: string | null | undefined): boolean {
  const names = namesIn(cookieHeader);
  return ALL.some((name) => names.has(name));
}

/**
 * Whether this visit is to be signed in again by its pair of cookies: a browser drops the token when the
 * session ends and keeps the pair. Nobody else gains anything by passing the page cache.
 */
export function awaitsRenewal(cookieHeader: string | null | undefined): boolean {
  if (!cookieHeader) return false;
  const names = namesIn(cookieHeader);
  return RENEWABLE.some(
    ({ token, pair }) => !names.has(token) && names.has(pair.enc) && names.has(pair.key),
  );
}
