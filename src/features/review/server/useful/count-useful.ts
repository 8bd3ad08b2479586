import { db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { lockChangedReviews, writeUsefulCounts } from './useful-queries.ts';

/** Votes are counted in batches, so that one vote does not drop a company's kept pages. */
export async function countUsefulVotes(): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const companies = await writeUsefulCounts(tx, await lockChangedReviews(tx));
    if (companies.length === 0) return;
    await invalidateTags(
      tx,
      companies.map((idEmp) => `reviews:${idEmp}`),
    );
  });
}
