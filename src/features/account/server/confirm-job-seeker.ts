import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { LOGIN_ACCOUNT_LIMIT } from '../core/account-limits.ts';
import type { Credentials } from './credential-queries.ts';
import { credentialsOf } from './credential-queries.ts';
import { findAuthenticatedAt } from './job-seeker-queries.ts';
import { verifyPassword } from './passwords.ts';

const FRESH_MILLISECONDS = 5 * 60_000;

export type Confirmed =
  | { readonly ok: true; readonly credentials: Credentials }
  | {
      readonly ok: false;
      readonly code: 'unauthenticated' | 'unavailable' | 'reauthentication_needed';
    }
  | { readonly ok: false; readonly code: 'too_many_requests'; readonly retryAfter: number }
  | {
      readonly ok: false;
      readonly code: 'invalid_fields';
      readonly fields: { readonly currentPassword: string[] };
    };

/**
 * An open session is not enough for what cannot be undone: the password is asked for as well, or,
 * where there is none, a sign-in of the last five minutes.
 */
export async function confirmJobSeeker(
  { idJsk, idSession, username }: JobSeekerSession,
  password: string,
  now: Date,
): Promise<Confirmed> {
  const credentials = await credentialsOf(db, { idJsk });
  if (!credentials) return { ok: false, code: 'unauthenticated' };
  if (credentials.passwordHash === null) {
    const at = await findAuthenticatedAt(db, idSession);
    const isFresh = at !== null && now.getTime() - at.getTime() < FRESH_MILLISECONDS;
    return isFresh ? { ok: true, credentials } : { ok: false, code: 'reauthentication_needed' };
  }
  const refused = (code: string): Confirmed => ({
    ok: false,
    code: 'invalid_fields',
    fields: { currentPassword: [code] },
  });
  if (password === '') return refused('passwordRequired');
  const wait = await takePoint(LOGIN_ACCOUNT_LIMIT, `jobSeeker:${username.toLowerCase()}`);
  if (wait !== null) return { ok: false, code: 'too_many_requests', retryAfter: wait };
  const verified = await verifyPassword(credentials.passwordHash, password);
  if (!verified.ok) return verified;
  return verified.value ? { ok: true, credentials } : refused('passwordWrong');
}
