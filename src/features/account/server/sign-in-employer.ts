import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/rate-limits.ts';
import { findUserByEmail } from './account-queries.ts';
import type { OpenedSession } from './open-session.ts';
import { openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly userAgent: string;
}

export type SignInRefusal =
  | { readonly ok: false; readonly code: 'wrong_credentials' | 'unavailable' }
  | { readonly ok: false; readonly code: 'too_many_requests'; readonly retryAfter: number };

/** Same answer and same work whether the address is unknown or the password is wrong. */
export async function signInEmployer(
  { username, password, userAgent }: Credentials,
  now: Date,
): Promise<{ ok: true; opened: OpenedSession; idEmp: number; idUser: number } | SignInRefusal> {
  const wait = await takePoint('loginAccount', `employer:${username.toLowerCase()}`);
  if (wait !== null) return { ok: false, code: 'too_many_requests', retryAfter: wait };
  const user = await findUserByEmail(db, username);
  const verified = await verifyPassword(user?.passwordHash ?? null, password);
  if (!verified.ok) return verified;
  if (!user || !verified.value) return { ok: false, code: 'wrong_credentials' };
  const owner = { idUser: user.idUser };
  const opened = await openSession(db, { kind: 'employer', owner, userAgent }, now);
  return { ok: true, opened, idEmp: user.idEmp, idUser: user.idUser };
}
