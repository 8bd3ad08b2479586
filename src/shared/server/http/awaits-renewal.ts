import {
  ACCESS_TOKEN_COOKIE,
  AT_COOKIE,
  ENC_COOKIE,
  JSK_ENC_COOKIE,
  JSK_KEY_COOKIE,
  KEY_COOKIE,
} from '#shared/core/cookies.ts';

const RENEWABLE = [
  { token: AT_COOKIE, pair: [ENC_COOKIE, KEY_COOKIE] },
  { token: ACCESS_TOKEN_COOKIE, pair: [JSK_ENC_COOKIE, JSK_KEY_COOKIE] },
];

/**
 * Whether this visit is to be signed in again by its pair of cookies: a browser drops the token when the
 * session ends and keeps the pair. Nobody else gains anything by passing the page cache.
 */
export function awaitsRenewal(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined || cookieHeader === '') return false;
  const names = new Set(cookieHeader.split(';').map((pair) => pair.split('=', 1)[0]?.trim()));
  return RENEWABLE.some(
    ({ token, pair }) => !names.has(token) && pair.every((name) => names.has(name)),
  );
}
