import { type Db, db } from '#shared/server/db/pool.ts';
import {
  findJobSeekerByUsername,
  findUserByEmail,
} from '#shared/server/session/credential-queries.ts';
import type { FoundAccounts } from '../../core/accounts/found-account.ts';
import { foundJobSeeker, foundUser, insertLookup, recentLookup } from './account-queries.ts';

/**
 * Looks up an address. The line of the log is what is shown by: nobody sees an account without one, and it
 * holds the numbers of the accounts, never the address.
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

/** What a look-up of one's own found, for as long as a session of the team lasts. */
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
