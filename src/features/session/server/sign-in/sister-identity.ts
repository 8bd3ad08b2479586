import * as z from 'zod/mini';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { env } from '#shared/server/env.ts';
import { boundedText } from '#shared/server/http/bytes-within.ts';
import { log } from '#shared/server/log.ts';

export interface SisterCustomer {
  readonly email: string;
}

/** A sister product whose passwords also sign in its customers here. */
export interface SisterIdentity {
  /** Returns null for unknown credentials. */
  verify(credentials: {
    readonly username: string;
    readonly password: string;
  }): Promise<Result<SisterCustomer | null, 'unavailable'>>;
}

/** Sister product from the settings; null without one, so no password is sent anywhere. */
export function sisterIdentity(): SisterIdentity | null {
  const { SISTER_API_URL } = env();
  return SISTER_API_URL === undefined ? null : httpSister(SISTER_API_URL);
}

const TIMEOUT_MS = 3_000;
const MAX_RESPONSE_BYTES = 64 * 1024;

const answerOfSister = z.object({
  success: z.literal(1),
  data: z.object({
    email: z.string().check(z.maxLength(254), z.regex(/^[^\s\p{C}@]+@[^\s\p{C}@]+$/u)),
  }),
});

/** See docs/decisions/external-services.md for request and response. */
export function httpSister(address: string): SisterIdentity {
  const { username: user, password: secret, origin, pathname } = new URL(address);
  const url = `${origin}${pathname.replace(/\/$/, '')}/login`;
  const basic = `${decodeURIComponent(user)}:${decodeURIComponent(secret)}`;
  const authorization =
    user === '' ? {} : { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  return {
    async verify({ username, password }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          // A password goes only to the configured product, never where it redirects.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            ...authorization,
          },
          body: JSON.stringify({ username, password }),
        });
        const text = await boundedText(response, MAX_RESPONSE_BYTES);
        if (response.status === 401) return ok(null);
        if (!response.ok) throw new Error(`status ${response.status}`);
        return ok(z.parse(answerOfSister, JSON.parse(text)).data);
      } catch (error) {
        log.warn({ err: error }, 'the sister product did not respond');
        return fail('unavailable');
      }
    },
  };
}
