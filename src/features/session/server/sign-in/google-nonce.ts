import { parse } from 'hono/utils/cookie';
import { DAY_SECONDS, GOOGLE_COOKIE } from '#shared/core/cookies.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { newSecret, secretHash } from '#shared/server/session/session-tokens.ts';

const SECRET = /^[\w-]{20,100}$/;

/** The browser's secret from which its nonces are derived, in a cookie that scripts cannot read. */
export function googleSecretOf(request: Request): string | null {
  const secret = parse(request.headers.get('cookie') ?? '')[GOOGLE_COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

export const nonceOf = (secret: string): string => secretHash(secret);

/** Issues the nonce that Google signs; tabs of one browser share it until one signs in. */
export function issueNonce(request: Request): { nonce: string; cookie: CookieChange } {
  const value = googleSecretOf(request) ?? newSecret();
  return {
    nonce: nonceOf(value),
    cookie: { name: GOOGLE_COOKIE, value, maxAge: DAY_SECONDS },
  };
}

export const SPENT_NONCE: CookieChange = { name: GOOGLE_COOKIE, value: null };
