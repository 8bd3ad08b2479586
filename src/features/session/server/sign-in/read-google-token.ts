import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { MAX_PERSON_NAME_LENGTH } from '#shared/core/resume.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { holdsSite } from '#shared/core/text/link/holds-link.ts';
import { visibleName } from '#shared/core/text/typed-text.ts';
import { env } from '#shared/server/env.ts';
import { log } from '#shared/server/log.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const TIMEOUT_MS = 3_000;
const COOLDOWN_MILLISECONDS = 30_000;
const CACHED_MILLISECONDS = 10 * 60_000;
const CLOCK_TOLERANCE_SECONDS = 30;
const MAX_CLAIM_LENGTH = 1_000;
/** The end of the year 9999 in Unix seconds; later dates are invalid. */
const LAST_SECOND = 253_402_300_799;

/** PostgreSQL stores no NUL, and no valid key or name contains a control character. */
const withoutControls = z.regex(/^[^\p{Cc}\p{Cs}]*$/u);

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255), withoutControls),
  email: z.email().check(z.maxLength(254)),
  email_verified: z._default(z.union([z.boolean(), z.stringbool()]), false),
  given_name: z._default(z.string().check(z.maxLength(MAX_CLAIM_LENGTH), withoutControls), ''),
  family_name: z._default(z.string().check(z.maxLength(MAX_CLAIM_LENGTH), withoutControls), ''),
  nonce: z.string().check(z.minLength(1), z.maxLength(200)),
  exp: z.number().check(z.maximum(LAST_SECOND)),
});

export interface GoogleIdentity {
  /** The person's permanent id at Google, used because an email may pass to another owner. */
  readonly sub: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The page's nonce, valid once and until the token expires. */
  readonly nonce: string;
  readonly expiresAt: Date;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keysByUrl = new Map<string, Keys>();

function keysOf(url: string): Keys {
  const keys =
    keysByUrl.get(url) ??
    createRemoteJWKSet(new URL(url), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MILLISECONDS,
      cacheMaxAge: CACHED_MILLISECONDS,
    });
  keysByUrl.set(url, keys);
  return keys;
}

/** Verifies signature, audience and expiry before any claim is used. */
export async function readGoogleToken(
  token: string,
  now: Date,
): Promise<Result<GoogleIdentity, 'not_found' | 'wrong_credentials' | 'unavailable'>> {
  const { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL } = env();
  if (GOOGLE_CLIENT_ID === undefined) return fail('not_found');
  try {
    const { payload } = await jwtVerify(token, keysOf(GOOGLE_JWKS_URL), {
      algorithms: ['RS256'],
      audience: GOOGLE_CLIENT_ID,
      issuer: ISSUERS,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    const read = z.safeParse(claims, payload);
    if (!read.success) return fail('wrong_credentials');
    const { sub, email, email_verified, given_name, family_name, nonce, exp } = read.data;
    return ok({
      sub,
      email,
      isEmailVerified: email_verified,
      firstName: personName(given_name),
      lastName: personName(family_name),
      nonce,
      expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000),
    });
  } catch (error) {
    if (isTokenError(error)) return fail('wrong_credentials');
    log.warn({ err: error }, 'the keys of Google could not be read');
    return fail('unavailable');
  }
}

/** Names from Google follow the rules of typed names and are dropped if invalid. */
function personName(claim: string): string {
  const name = visibleName(claim);
  return holdsSite(name) ? '' : cutText(name, MAX_PERSON_NAME_LENGTH);
}

/** True for errors of the token itself; other errors concern fetching Google's keys. */
function isTokenError(error: unknown): boolean {
  return [
    errors.JWTClaimValidationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((type) => error instanceof type);
}
