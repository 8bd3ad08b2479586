import { fail, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { confirmIdentity, type IdentityCode } from '#shared/server/session/confirm-identity.ts';
import {
  credentialsOf,
  lockOwner,
  revokeSessions,
} from '#shared/server/session/credential-queries.ts';
import { type SisterIdentity, sisterIdentity } from '../sign-in/sister-identity.ts';
import { selectSisterOff, updateSisterOff } from './sister-queries.ts';

export async function sisterSignIn(
  tx: Db,
  idUser: number,
  sister: SisterIdentity | null = sisterIdentity(),
): Promise<'on' | 'off' | null> {
  if (sister === null) return null;
  return (await selectSisterOff(tx, idUser)) ? 'off' : 'on';
}

/** Ends sign-in by sister passwords; false if it was already impossible. */
export async function endSisterSignIn(tx: Db, idUser: number): Promise<boolean> {
  return sisterIdentity() !== null && (await updateSisterOff(tx, idUser, true));
}

/** Allows or ends sister sign-in; ending revokes other sessions and needs a password of ours. */
export async function setSisterSignIn(
  owner: { readonly idUser: number; readonly idSession: string },
  { sister, currentPassword }: { readonly sister: 'on' | 'off'; readonly currentPassword: string },
  now: Date,
): Promise<Result<null, IdentityCode | 'only_way_in'>> {
  const confirmed = await confirmIdentity(owner, currentPassword, now);
  if (!confirmed.ok) return confirmed;
  return db.transaction(async (tx): Promise<Result<null, 'unauthenticated' | 'only_way_in'>> => {
    await lockOwner(tx, owner);
    const credentials = await credentialsOf(tx, owner);
    if (!credentials) return fail('unauthenticated');
    if (credentials.passwordHash === null) return fail('only_way_in');
    await updateSisterOff(tx, owner.idUser, sister === 'off');
    if (sister === 'off') await revokeSessions(tx, owner, owner.idSession);
    return ok(null);
  });
}
