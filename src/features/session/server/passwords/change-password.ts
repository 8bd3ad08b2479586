import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import type { Caller } from '#shared/server/session/confirm-identity.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

/** This session stays, every other one ends, and the owner is told by mail. */
export async function changePassword(
  caller: Caller,
  form: { readonly password: string; readonly currentPassword?: string | undefined },
  now: Date,
) {
  const confirmed = await confirmIdentity(caller, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const credentials = confirmed.value;
  const accepted = await acceptPassword(form.password, credentials.words);
  if (!accepted.ok) return accepted;
  const change = { passwordHash: accepted.value, credentials, keepSession: caller.idSession };
  await db.transaction((tx) => replacePassword(tx, caller, change));
  return ok(null);
}
