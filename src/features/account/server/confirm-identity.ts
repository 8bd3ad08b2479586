import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { CONFIRM_ACCOUNT_LIMIT } from '../core/account-limits.ts';
import { credentialsOf } from './credential-queries.ts';
import { authenticatedAt, markAuthenticated } from './own-session-queries.ts';
import { verifyPassword } from './passwords.ts';

const HOLDS_MILLISECONDS = 5 * 60_000;

export type IdentityRefusal =
  | { readonly ok: false; readonly code: 'unavailable' }
  | { readonly ok: false; readonly code: 'too_many_requests'; readonly retryAfter: number }
  | {
      readonly ok: false;
      readonly code: 'reauthentication_needed' | 'invalid_fields';
      readonly fields: { readonly currentPassword: string[] };
    };

type Caller = Pick<EmployerSession, 'idSession' | 'idUser'>;

/** The right password makes the session one in which what matters may be changed for a while. */
export async function checkOwnPassword(
  { idSession, idUser }: Caller,
  password: string,
  now: Date,
): Promise<{ readonly ok: true } | IdentityRefusal> {
  const wait = await takePoint(CONFIRM_ACCOUNT_LIMIT, `check:${idUser}`);
  if (wait !== null) return { ok: false, code: 'too_many_requests', retryAfter: wait };
  const credentials = await credentialsOf(db, { idUser });
  const verified = await verifyPassword(credentials?.passwordHash ?? null, password);
  if (!verified.ok) return verified;
  if (!verified.value) {
    return { ok: false, code: 'invalid_fields', fields: { currentPassword: ['wrongPassword'] } };
  }
  await markAuthenticated(db, idSession, now);
  return { ok: true };
}

/** A password given is checked; without one it must have been typed in the last five minutes. */
export async function confirmIdentity(
  caller: Caller,
  password: string | undefined,
  now: Date,
): Promise<{ readonly ok: true } | IdentityRefusal> {
  if (password) return checkOwnPassword(caller, password, now);
  const since = await authenticatedAt(db, caller.idSession);
  if (since !== null && now.getTime() - since.getTime() < HOLDS_MILLISECONDS) return { ok: true };
  return {
    ok: false,
    code: 'reauthentication_needed',
    fields: { currentPassword: ['currentPasswordRequired'] },
  };
}
