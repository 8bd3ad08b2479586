import { fail, ok, type Result } from '#shared/core/result.ts';
import { noteErasureJob } from '#shared/server/backup/erasures.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { lockReview } from '../review-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { removeReviews } from './remove-reviews.ts';

/** Withdrawal is immediate and final; the tombstone stays, so the year allows no new review. */
export function withdrawReview(
  { idReview, idJsk }: { readonly idReview: number; readonly idJsk: number },
  now: Date,
): Promise<Result<{ idReview: number }, 'not_found'>> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const review = await lockReview(tx, idReview);
    if (review?.idJsk !== idJsk) return fail('not_found');
    await removeReviews(tx, [review]);
    await enqueue(tx, noteErasureJob, { who: 'review', id: idReview, at: now.toISOString() });
    return ok({ idReview });
  });
}

/** Repeats a withdrawal that a restored backup has undone. */
export function removeWithdrawn(idReview: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const review = await lockReview(tx, idReview);
    if (review) await removeReviews(tx, [review]);
  });
}
