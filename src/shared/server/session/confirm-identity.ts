import { HOUR, sharedLimit } from '#shared/core/limits.ts';
import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { type Credentials, credentialsOf, type Owner } from './credential-queries.ts';
import { authenticatedAt, markAuthenticated } from './own-session-queries.ts';
import { verifyAccount } from './verify-account.ts';

const CONFIRM_ACCOUNT_LIMIT = sharedLimit('confirmAccount', 25, HOUR);

const RECENT_SIGN_IN_MS = 5 * 60_000;

export type IdentityCode =
  | 'unauthenticated'
  | 'unavailable'
  | 'too_many_requests'
  | 'reauthentication_needed'
  | 'invalid_fields';

type Confirmed = Result<Credentials, IdentityCode>;

export type SessionOwner = Owner & { readonly idSession: string };

/** Sensitive changes need the password or, without one, a sign-in within five minutes. */
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

/** Checks the password and, if right, marks the session as recently authenticated. */
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
