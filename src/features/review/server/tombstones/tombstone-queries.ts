import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { reviewTombstones } from '#shared/server/db/schema/reviews.ts';

/** False when the mailbox has reviewed the company that year, by whichever account. */
export async function setTombstone(db: Db, tombstone: string, year: number): Promise<boolean> {
  const set = await db
    .insert(reviewTombstones)
    .values({ tombstone, year })
    .onConflictDoNothing()
    .returning({ year: reviewTombstones.year });
  return set.length > 0;
}

/** Those of these that are set. */
export async function findExistingTombstones(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { tombstone } = reviewTombstones;
  const rows = await db
    .select({ tombstone })
    .from(reviewTombstones)
    .where(inArray(tombstone, [...hashes]));
  return rows.map((row) => row.tombstone);
}

/**
 * Last year's serve nobody. The rest is put in the order of its hashes: rows in the order of their
 * making could be laid beside the reviews.
 */
export async function compactTombstones(db: Db, year: number): Promise<void> {
  await db.execute(sql`delete from ${reviewTombstones} where ${reviewTombstones.year} < ${year}`);
  await db.execute(sql`cluster review_tombstones using review_tombstones_pkey`);
}
