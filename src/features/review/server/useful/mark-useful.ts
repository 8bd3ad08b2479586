import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { findWriterAddress } from '../moderation-queries.ts';
import { findPublished, lockReview } from '../review-queries.ts';
import { addVote, countVotes, markVotesChanged, removeVote } from './useful-queries.ts';

/**
 * One vote per person with a verified email, never on the voter's own review. Idempotent. The voter
 * gets the exact count; pages show it after the next run of count-useful.ts.
 */
export async function markUseful(
  publicId: string,
  idJsk: number,
  isUseful: boolean,
): Promise<
  Result<
    { usefulCount: number; isUseful: boolean },
    'not_found' | 'own_review' | 'email_not_verified'
  >
> {
  return db.transaction(async (tx) => {
    const voter = await findWriterAddress(tx, idJsk);
    if (!voter?.isVerified) return fail('email_not_verified');
    const idReview = await findPublished(tx, publicId);
    const review = idReview === null ? null : await lockReview(tx, idReview);
    if (idReview === null || review?.status !== 'published') return fail('not_found');
    if (review.idJsk === idJsk) return fail('own_review');
    await (isUseful ? addVote : removeVote)(tx, idReview, idJsk);
    await markVotesChanged(tx, [idReview]);
    return ok({ usefulCount: await countVotes(tx, idReview), isUseful });
  });
}
