import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { consumeOneTimeToken } from '#shared/server/session/one-time-token-queries.ts';
import { secretHash } from '#shared/server/session/session-tokens.ts';
import { findProof, markEmailVerified } from './job-seeker-queries.ts';

type Proof = Result<null, 'link_used' | 'link_expired' | 'link_unknown'>;

export async function verifyAddress(token: string): Promise<Proof> {
  const hash = secretHash(token);
  return db.transaction(async (tx) => {
    const spent = await consumeOneTimeToken(tx, hash, 'emailVerification');
    if (!spent?.idJsk) return proofOf(await findProof(tx, hash), false);
    await markEmailVerified(tx, spent.idJsk);
    return ok(null);
  });
}

/** Checks a verification link without consuming it. */
export async function inspectProof(token: string): Promise<Proof> {
  const proof = await findProof(db, secretHash(token));
  return proofOf(proof, proof !== null && proof.expiresAt > new Date());
}

function proofOf(proof: { readonly usedAt: Date | null } | null, isFresh: boolean): Proof {
  if (!proof) return fail('link_unknown');
  if (proof.usedAt !== null) return fail('link_used');
  return isFresh ? ok(null) : fail('link_expired');
}
