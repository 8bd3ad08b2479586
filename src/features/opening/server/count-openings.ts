import { updateJobFieldsOf } from '#shared/server/db/opening-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { type OpeningScope, openingListTags } from '#shared/server/page-cache/channel.ts';
import {
  invalidateTags,
  withListInvalidation,
} from '#shared/server/page-cache/invalidation-queries.ts';
import { mergeOpeningCounts, storeCompanyOpenings } from './opening-counts-queries.ts';
import { claimDueRecounts, listStartingOrEnding, recount } from './opening-figures-queries.ts';

/** Updates counts and invalidates pages; `openings` are the states before and after the change. */
export async function openingsChanged(tx: Db, idEmp: number, openings: readonly OpeningScope[]) {
  await recount(tx, [idEmp]);
  await storeCompanyOpenings(tx, [idEmp]);
  await invalidateOpenings(tx, [idEmp], openings);
}

const BATCH_SIZE = 500;

/** Recounts companies with started or ended openings, or new applications, in batches. */
export async function countOpenings(): Promise<void> {
  let hasMore = true;
  while (hasMore) hasMore = await db.transaction(countDue);
  await mergeOpeningCounts(db);
}

async function countDue(tx: Db): Promise<boolean> {
  const due = await claimDueRecounts(tx, BATCH_SIZE);
  if (due === null) return false;
  const idEmps = [...new Set(due.map(({ idEmp }) => idEmp))];
  await storeCompanyOpenings(tx, idEmps);
  const changed = await recount(tx, idEmps);
  if (changed.length > 0)
    await invalidateOpenings(tx, changed, await listStartingOrEnding(tx, changed, due));
  return true;
}

async function invalidateOpenings(
  tx: Db,
  changed: readonly number[],
  openings: readonly OpeningScope[],
): Promise<void> {
  await withListInvalidation(tx, changed, () => updateJobFieldsOf(tx, changed));
  const companies = changed.map((idEmp) => `company:${idEmp}`);
  await invalidateTags(tx, [...companies, ...openingListTags(openings)]);
}
