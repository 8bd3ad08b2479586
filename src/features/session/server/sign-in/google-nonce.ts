import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, GOOGLE_COOKIE } from '#shared/core/cookies.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';

const SECRET = /^[\w-]{20,100}$/;

/** The secret of the browser behind its nonces; no script of a page can read it. */
export function googleSecretOf(request: Request): string | null {
  const secret = parse(request.headers.get('cookie') ?? '')[GOOGLE_COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

export const nonceOf = (secret: string): string => secretHash(secret);

/** What a page gives Google to sign; tabs of one browser share it until one has signed in. */
export function issueNonce(request: Request): { nonce: string; cookie: CookieChange } {
  const value = googleSecretOf(request) ?? newSecret();
  return {
    nonce: nonceOf(value),
    cookie: { name: GOOGLE_COOKIE, value, maxAge: DAY_SECONDS },
  };
}

/** A nonce counts once, so the next page gets another. */
export const SPENT_NONCE: CookieChange = { name: GOOGLE_COOKIE, value: null };
