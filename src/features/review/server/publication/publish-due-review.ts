import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import {
  invalidateTags,
  withListInvalidation,
} from '#shared/server/page-cache/invalidation-queries.ts';
import { refreshDisclosedAttributes } from '../disclose-attributes.ts';
import { lockReview, publishReview } from '../review-queries.ts';
import { recalculateCompanies } from '../scores/recalculate-scores.ts';
import { lockScores } from '../scores/score-queries.ts';
import { delayedAtRandom } from './delayed-at-random.ts';
import { notifyWriterJob } from './notify-writer-job.ts';

/** Publishes a decided review and recalculates the score once it is due. Idempotent. */
export async function publishDueReview(idReview: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const review = await lockReview(tx, idReview);
    if (review?.status !== 'waiting' || !review.publishAfter || review.publishAfter > now) return;
    await publishReview(tx, idReview, now);
    await withListInvalidation(tx, [review.idEmp], async () => {
      await recalculateCompanies(tx, [review.idEmp]);
      await refreshDisclosedAttributes(tx, review.idEmp, idReview);
    });
    await enqueue(tx, notifyWriterJob, { idReview }, { startAfter: delayedAtRandom(now) });
    await invalidateTags(tx, [`company:${review.idEmp}`, `reviews:${review.idEmp}`]);
  });
}
