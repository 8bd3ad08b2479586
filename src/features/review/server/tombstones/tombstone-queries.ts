import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { reviewTombstones } from '#shared/server/db/schema/reviews.ts';

/** Inserts a tombstone; false if the email already reviewed the company that year. */
export async function setTombstone(db: Db, tombstone: string, year: number): Promise<boolean> {
  const tombstones = db.insert(reviewTombstones).values({ tombstone, year });
  const { rowCount } = await tombstones.onConflictDoNothing();
  return rowCount === 1;
}

export async function findExistingTombstones(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { tombstone } = reviewTombstones;
  const rows = await db
    .select({ tombstone })
    .from(reviewTombstones)
    .where(inArray(tombstone, [...hashes]));
  return rows.map((row) => row.tombstone);
}

/** Deletes earlier years and orders the rest by hash: insertion order would match the reviews. */
export async function compactTombstones(db: Db, year: number): Promise<void> {
  await db.execute(sql`delete from ${reviewTombstones} where ${reviewTombstones.year} < ${year}`);
  await db.execute(sql`cluster review_tombstones using review_tombstones_pkey`);
}
