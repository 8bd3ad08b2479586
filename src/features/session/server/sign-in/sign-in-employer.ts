import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePasswordAttempt } from '#shared/server/session/admit-try.ts';
import { findUserByEmail } from '#shared/server/session/credential-queries.ts';
import type { DeviceVisitor } from '#shared/server/session/known-devices.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import { verifyAccount } from '#shared/server/session/verify-account.ts';
import { type SisterIdentity, sisterIdentity } from './sister-identity.ts';

export interface EmployerCredentials {
  readonly username: string;
  readonly password: string;
  readonly from: DeviceVisitor;
}

/**
 * Signs in with the same response and work for an unknown email and a wrong password. Only then the
 * sister product, if configured, verifies the password, as its customers may use theirs.
 */
export async function signInEmployer(
  { username, password, from }: EmployerCredentials,
  now: Date,
  sister: SisterIdentity | null = sisterIdentity(),
): Promise<
  Result<
    { opened: OpenedSession; idEmp: number; idUser: number },
    'wrong_credentials' | 'unavailable' | 'sister_unavailable' | 'too_many_requests'
  >
> {
  const wait = await takePasswordAttempt({ kind: 'employer', email: username }, from);
  if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
  const user = await findUserByEmail(db, username);
  const verified = await verifyAccount(user && { owner: user, ...user }, password);
  if (!verified.ok) return verified;
  const verifiedUser = user && verified.value ? user : null;
  const found = verifiedUser
    ? ok(verifiedUser)
    : await userOfSister(sister, { username, password });
  if (!found.ok) return found;
  const { idUser, idEmp } = found.value;
  const { userAgent } = from;
  const opened = await openSession(db, { kind: 'employer', owner: { idUser }, userAgent }, now);
  return ok({ opened, idEmp, idUser });
}

async function userOfSister(
  sister: SisterIdentity | null,
  credentials: Pick<EmployerCredentials, 'username' | 'password'>,
) {
  if (!sister) return fail('wrong_credentials');
  const result = await sister.verify(credentials);
  if (!result.ok) return fail('sister_unavailable');
  const user = result.value === null ? null : await findUserByEmail(db, result.value.email);
  return user && !user.isSisterOff ? ok(user) : fail('wrong_credentials');
}
