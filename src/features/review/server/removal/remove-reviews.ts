import type { Db } from '#shared/server/db/pool.ts';
import {
  invalidateTags,
  withListInvalidation,
} from '#shared/server/page-cache/invalidation-queries.ts';
import { refreshDisclosedAttributes } from '../disclose-attributes.ts';
import type { Review } from '../review-queries.ts';
import { recalculateCompanies } from '../scores/recalculate-scores.ts';
import { deleteReviews } from './erase-writer-queries.ts';

/** Deletes reviews the caller has locked, and updates scores and pages of published ones. */
export async function removeReviews(tx: Db, removed: readonly Review[]): Promise<void> {
  await deleteReviews(
    tx,
    removed.map(({ idReview }) => idReview),
  );
  const scored = removed.filter(({ status }) => status === 'published').map(({ idEmp }) => idEmp);
  const changed = [...new Set(scored)];
  if (changed.length > 0) await renewCompanies(tx, changed);
}

/** Updates scores, disclosed attributes and pages of companies that lost a published review. */
export async function renewCompanies(tx: Db, ids: readonly number[]): Promise<void> {
  await withListInvalidation(tx, ids, async () => {
    await recalculateCompanies(tx, ids);
    for (const idEmp of ids) await refreshDisclosedAttributes(tx, idEmp);
  });
  await invalidateTags(
    tx,
    ids.flatMap((idEmp) => [`company:${idEmp}`, `reviews:${idEmp}`]),
  );
}
