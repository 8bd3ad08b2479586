import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { confirmIdentity, type IdentityCode } from '#shared/server/session/confirm-identity.ts';
import {
  credentialsOf,
  endSessions,
  lockOwner,
  setPasswordHash,
} from '#shared/server/session/credential-queries.ts';
import type { WayIn } from '../../core/ways-in-contract.ts';
import { isGoogleLinked, unlinkGoogle } from '../sign-in/google-queries.ts';

/** One of two ways in ends, with every session it may have opened; the last one stays. */
export async function endWayIn(
  caller: { readonly idJsk: number; readonly idSession: string },
  { way, currentPassword }: { readonly way: WayIn; readonly currentPassword: string },
  now: Date,
): Promise<Result<null, IdentityCode | 'only_way_in'>> {
  const confirmed = await confirmIdentity(caller, currentPassword, now);
  if (!confirmed.ok) return confirmed;
  return db.transaction(async (tx): Promise<Result<null, 'unauthenticated' | 'only_way_in'>> => {
    await lockOwner(tx, caller);
    const credentials = await credentialsOf(tx, caller);
    if (!credentials) return fail('unauthenticated');
    const hasBoth = credentials.passwordHash !== null && (await isGoogleLinked(tx, caller.idJsk));
    if (!hasBoth) return fail('only_way_in');
    if (way === 'google') await unlinkGoogle(tx, caller.idJsk);
    else await setPasswordHash(tx, caller, null);
    await endSessions(tx, caller, caller.idSession);
    return ok(null);
  });
}
