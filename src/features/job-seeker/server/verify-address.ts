import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { spendOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import { findProof, markEmailVerified } from './job-seeker-queries.ts';

/** Proves an address by its link. */
export async function verifyAddress(
  token: string,
): Promise<Result<null, 'used' | 'old' | 'unknown'>> {
  if (token.length > 200) return fail('unknown');
  const hash = secretHash(token);
  return db.transaction(async (tx) => {
    const spent = await spendOneTimeToken(tx, hash, 'emailVerification');
    if (spent?.idJsk) {
      await markEmailVerified(tx, spent.idJsk);
      return ok(null);
    }
    const known = await findProof(tx, hash);
    if (!known) return fail('unknown');
    return fail(known.usedAt === null ? 'old' : 'used');
  });
}
