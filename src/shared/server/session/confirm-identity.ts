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

const RECENT_MILLISECONDS = 5 * 60_000;

export type IdentityCode =
  | 'unauthenticated'
  | 'unavailable'
  | 'too_many_requests'
  | 'reauthentication_needed'
  | 'invalid_fields';

type Confirmed = Result<Credentials, IdentityCode>;

/** A session of an employer or of a job seeker. */
export type Caller = Owner & { readonly idSession: string };

/**
 * An open session is not enough for what matters: a password given is checked; where none is given,
 * or the account has none, the last sign-in must be five minutes old at most.
 */
export async function confirmIdentity(
  caller: Caller,
  password: string | undefined,
  now: Date,
): Promise<Confirmed> {
  const credentials = await credentialsOf(db, caller);
  if (!credentials) return fail('unauthenticated');
  const hasPassword = credentials.passwordHash !== null;
  if (hasPassword && password !== undefined) return check(caller, credentials, password, now);
  const since = await authenticatedAt(db, caller.idSession);
  if (since !== null && now.getTime() - since.getTime() < RECENT_MILLISECONDS) {
    return ok(credentials);
  }
  const fields = hasPassword ? { currentPassword: ['currentPasswordRequired'] } : {};
  return fail('reauthentication_needed', { fields });
}

/** The right password makes the session one in which what matters may be changed for a while. */
async function check(
  caller: Caller,
  credentials: Credentials,
  password: string,
  now: Date,
): Promise<Confirmed> {
  if (password === '') return invalidFields({ currentPassword: ['passwordRequired'] });
  const account = 'idUser' in caller ? `user:${caller.idUser}` : `jobSeeker:${caller.idJsk}`;
  const retryAfter = await takePoint(CONFIRM_ACCOUNT_LIMIT, `check:${account}`);
  if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
  const verified = await verifyAccount({ owner: caller, ...credentials }, password);
  if (!verified.ok) return verified;
  if (!verified.value) return invalidFields({ currentPassword: ['wrongPassword'] });
  await markAuthenticated(db, caller.idSession, now);
  return ok(credentials);
}
