import { listUnderJobFields } from '#shared/server/db/opening-queries.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { recount } from './opening-figures-queries.ts';

/** What follows from a change of a company's openings, in its transaction. */
export async function openingsChanged(tx: Db, idEmp: number): Promise<void> {
  await recount(tx, idEmp);
  await listUnderJobFields(tx, idEmp);
  await invalidateTags(tx, [`company:${idEmp}`, 'lists']);
}

/**
 * What the clock changes: openings begin and end by themselves. Applications are counted here too, all
 * of some minutes at once, so that one of them does not empty the cache.
 */
export async function countOpenings(): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await recount(tx, 'all');
    for (const idEmp of changed) await listUnderJobFields(tx, idEmp);
    if (changed.length === 0) return;
    await invalidateTags(tx, [...changed.map((idEmp) => `company:${idEmp}`), 'lists']);
  });
}
