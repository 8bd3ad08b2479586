import { type Db, db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { lockChangedReviews, writeUsefulCounts } from './useful-queries.ts';

const BATCH_SIZE = 5_000;

/** Counts votes in batches, so that a single vote does not invalidate a company's cached pages. */
export async function countUsefulVotes(batchSize = BATCH_SIZE): Promise<void> {
  let count: number;
  do {
    count = await db.transaction((tx) => countSome(tx, batchSize));
  } while (count === batchSize);
}

async function countSome(tx: Db, batchSize: number): Promise<number> {
  await lockScores(tx);
  const changed = await lockChangedReviews(tx, batchSize);
  const companies = await writeUsefulCounts(tx, changed);
  const tags = companies.map((idEmp) => `reviews:${idEmp}`);
  if (tags.length > 0) await invalidateTags(tx, tags);
  return changed.length;
}
