import { db } from '#shared/server/db/pool.ts';
import { spendOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import { findProof, markEmailVerified } from './job-seeker-queries.ts';

/** What a link did: proved an address now, or why not. */
export type ProofOutcome = 'proved' | 'used' | 'old' | 'unknown';

export async function verifyAddress(token: string): Promise<ProofOutcome> {
  if (token.length > 200) return 'unknown';
  const hash = secretHash(token);
  return db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, hash, 'emailVerification');
    if (spent?.idJsk) {
      await markEmailVerified(tx, spent.idJsk);
      return 'proved';
    }
    const known = await findProof(tx, hash);
    if (!known) return 'unknown';
    return known.usedAt === null ? 'old' : 'used';
  });
}
