import { db } from '#shared/server/db/pool.ts';
import { markEmailVerified, spendOneTimeToken } from './account-queries.ts';
import { secretHash } from './session-tokens.ts';

/** True when the link proved an address now; false when it is old, used or never was. */
export async function verifyAddress(token: string): Promise<boolean> {
  if (token.length > 200) return false;
  return db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, secretHash(token), 'emailVerification');
    if (!spent?.idJsk) return false;
    await markEmailVerified(tx, spent.idJsk);
    return true;
  });
}
