import { type Db, db } from '#shared/server/db/pool.ts';
import {
  findJobSeekerByUsername,
  findUserByEmail,
} from '#shared/server/session/credential-queries.ts';
import type { FoundAccounts } from '../../core/accounts/found-account.ts';
import { foundJobSeeker, foundUser, insertLookup, recentLookup } from './account-queries.ts';

/**
 * Looks up an email. The audit entry gives access to the result, so no account is shown without
 * one, and stores account ids, never the email.
 */
export function findAccount(email: string, idAdmin: number): Promise<number> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    const jobSeeker = await findJobSeekerByUsername(tx, email);
    return insertLookup(tx, idAdmin, {
      ...(user && { idUser: user.idUser }),
      ...(jobSeeker && { idJsk: jobSeeker.idJsk }),
    });
  });
}

/** Returns the caller's own look-up, for the length of a team session. */
export async function foundAccounts(
  tx: Db,
  idLookup: number,
  idAdmin: number,
): Promise<FoundAccounts | null> {
  const lookup = await recentLookup(tx, { idLookup, idAdmin });
  if (!lookup) return null;
  const { idUser, idJsk } = lookup;
  return {
    idLookup,
    user: idUser === undefined ? null : await foundUser(tx, idUser),
    jobSeeker: idJsk === undefined ? null : await foundJobSeeker(tx, idJsk),
  };
}
