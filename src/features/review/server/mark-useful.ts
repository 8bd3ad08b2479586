import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidate.ts';
import { countUseful, lockReview, setUseful } from './review-queries.ts';

/** One mark a person, never on one's own review; doing it twice changes nothing. */
export async function markUseful(
  idReview: number,
  idJsk: number,
  isUseful: boolean,
): Promise<Result<number, 'not_found' | 'forbidden'>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (review?.status !== 'published') return fail('not_found');
    if (review.idJsk === idJsk) return fail('forbidden');
    const change = await setUseful(tx, idReview, idJsk, isUseful);
    await invalidateTags(tx, [`reviews:${review.idEmp}`]);
    return ok(await countUseful(tx, idReview, change));
  });
}
