import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { IdentityRefusal } from './confirm-identity.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { credentialsOf } from './credential-queries.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

export type ChangePasswordRefusal =
  | IdentityRefusal
  | { readonly ok: false; readonly code: 'unauthenticated' }
  | {
      readonly ok: false;
      readonly code: 'invalid_fields';
      readonly fields: { password: string[] };
    };

/** This session stays, every other one ends, and the owner is told by mail. */
export async function changePassword(
  caller: Pick<EmployerSession, 'idSession' | 'idUser'>,
  form: { readonly password: string; readonly currentPassword?: string | undefined },
  now: Date,
): Promise<{ readonly ok: true } | ChangePasswordRefusal> {
  const confirmed = await confirmIdentity(caller, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const owner = { idUser: caller.idUser };
  const credentials = await credentialsOf(db, owner);
  if (credentials === null) return { ok: false, code: 'unauthenticated' };
  const accepted = await acceptPassword(form.password, credentials.words);
  if (!accepted.ok) return accepted;
  const change = { passwordHash: accepted.value, credentials, keepSession: caller.idSession };
  await db.transaction((tx) => replacePassword(tx, owner, change));
  return { ok: true };
}
