import { type Db, db } from '#shared/server/db/pool.ts';
import {
  findJobSeekerByUsername,
  findUserByEmail,
} from '#shared/server/session/credential-queries.ts';
import type { FoundAccounts } from '../../core/accounts/found-account.ts';
import { foundJobSeeker, foundUser, insertLookup, recentLookup } from './account-queries.ts';

/**
 * Looks up an email and returns the id of the audit entry, which is required to see the accounts
 * found. The entry stores account ids, never the email.
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

/** Returns the accounts of the team member's own look-up until a team session would end. */
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
