import { defineLimit, HOUR } from '#shared/core/limits.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { type Credentials, credentialsOf, type Owner } from './credential-queries.ts';
import { authenticatedAt, markAuthenticated } from './own-session-queries.ts';
import { verifyAccount } from './verify-account.ts';

/** Wrong current passwords of one account. */
const CONFIRM_ACCOUNT_LIMIT = defineLimit({
  name: 'confirmAccount',
  points: 25,
  duration: HOUR,
  shared: true,
});

const RECENT_SIGN_IN_MS = 5 * 60_000;

export type IdentityCode =
  | 'unauthenticated'
  | 'unavailable'
  | 'too_many_requests'
  | 'reauthentication_needed'
  | 'invalid_fields';

type Confirmed = Result<Credentials, IdentityCode>;

/** A session of an employer or of a job seeker. */
export type SessionOwner = Owner & { readonly idSession: string };

/**
 * An open session is not enough for what matters: a password given is checked; where none is given,
 * or the account has none, the last sign-in must be five minutes old at most.
 */
export async function confirmIdentity(
  owner: SessionOwner,
  password: string | undefined,
  now: Date,
): Promise<Confirmed> {
  const credentials = await credentialsOf(db, owner);
  if (!credentials) return fail('unauthenticated');
  const hasPassword = credentials.passwordHash !== null;
  if (hasPassword && password !== undefined)
    return checkPassword(owner, credentials, password, now);
  const signedInAt = await authenticatedAt(db, owner.idSession);
  if (signedInAt !== null && now.getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MS) {
    return ok(credentials);
  }
  const fields = hasPassword ? { currentPassword: ['currentPasswordRequired'] } : {};
  return fail('reauthentication_needed', { fields });
}

/** The right password makes the session one in which what matters may be changed for a while. */
async function checkPassword(
  owner: SessionOwner,
  credentials: Credentials,
  password: string,
  now: Date,
): Promise<Confirmed> {
  if (password === '') return invalidFields({ currentPassword: ['passwordRequired'] });
  const account = 'idUser' in owner ? `user:${owner.idUser}` : `jobSeeker:${owner.idJsk}`;
  const retryAfter = await takePoint(CONFIRM_ACCOUNT_LIMIT, `check:${account}`);
  if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
  const verified = await verifyAccount({ owner, ...credentials }, password);
  if (!verified.ok) return verified;
  if (!verified.value) return invalidFields({ currentPassword: ['wrongPassword'] });
  await markAuthenticated(db, owner.idSession, now);
  return ok(credentials);
}
