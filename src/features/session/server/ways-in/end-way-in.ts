import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { confirmIdentity, type IdentityCode } from '#shared/server/session/confirm-identity.ts';
import {
  credentialsOf,
  lockOwner,
  revokeSessions,
  setPasswordHash,
} from '#shared/server/session/credential-queries.ts';
import type { WayIn } from '../../core/ways-in-contract.ts';
import { isGoogleLinked, unlinkGoogle } from '../sign-in/google-queries.ts';

/** Ends one of two sign-in methods with all its sessions; the last method stays. */
export async function endWayIn(
  owner: { readonly idJsk: number; readonly idSession: string },
  { method, currentPassword }: { readonly method: WayIn; readonly currentPassword: string },
  now: Date,
): Promise<Result<null, IdentityCode | 'only_way_in'>> {
  const confirmed = await confirmIdentity(owner, currentPassword, now);
  if (!confirmed.ok) return confirmed;
  return db.transaction(async (tx): Promise<Result<null, 'unauthenticated' | 'only_way_in'>> => {
    await lockOwner(tx, owner);
    const credentials = await credentialsOf(tx, owner);
    if (!credentials) return fail('unauthenticated');
    const hasBoth = credentials.passwordHash !== null && (await isGoogleLinked(tx, owner.idJsk));
    if (!hasBoth) return fail('only_way_in');
    if (method === 'google') await unlinkGoogle(tx, owner.idJsk);
    else await setPasswordHash(tx, owner, null);
    await revokeSessions(tx, owner, owner.idSession);
    return ok(null);
  });
}
