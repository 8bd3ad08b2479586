import { type Db, db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { lockChangedReviews, writeUsefulCounts } from './useful-queries.ts';

const AT_ONCE = 5_000;

/** Votes are counted in batches, so that one vote does not drop a company's kept pages. */
export async function countUsefulVotes(atOnce = AT_ONCE): Promise<void> {
  let counted: number;
  do {
    counted = await db.transaction((tx) => countSome(tx, atOnce));
  } while (counted === atOnce);
}

async function countSome(tx: Db, atOnce: number): Promise<number> {
  await lockScores(tx);
  const changed = await lockChangedReviews(tx, atOnce);
  const companies = await writeUsefulCounts(tx, changed);
  const tags = companies.map((idEmp) => `reviews:${idEmp}`);
  if (tags.length > 0) await invalidateTags(tx, tags);
  return changed.length;
}
