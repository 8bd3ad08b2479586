import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { idempotencyRecords } from '#shared/server/db/schema/operations.ts';

/** `response` is null while the call runs, after a crash, and if it was too long to store. */
export type IdempotencyRecord = Omit<typeof idempotencyRecords.$inferSelect, 'createdAt'>;

export async function findIdempotencyRecord(db: Db, key: string, since: Date) {
  const [record] = await db
    .select()
    .from(idempotencyRecords)
    .where(and(eq(idempotencyRecords.key, key), gt(idempotencyRecords.createdAt, since)));
  return record ?? null;
}

/** Returns false if the key was used since `since`; waits for a concurrent claim to commit. */
export async function claimKey(
  tx: Db,
  { key, requestHash }: Omit<IdempotencyRecord, 'response'>,
  since: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyRecords)
    .values({ key, requestHash })
    .onConflictDoUpdate({
      target: idempotencyRecords.key,
      set: { requestHash, response: null, createdAt: sql`now()` },
      setWhere: lt(idempotencyRecords.createdAt, since),
    })
    .returning({ key: idempotencyRecords.key });
  return claimed.length > 0;
}

export async function saveIdempotencyRecord(db: Db, record: IdempotencyRecord): Promise<void> {
  const { requestHash, response } = record;
  await db.insert(idempotencyRecords).values(record).onConflictDoUpdate({
    target: idempotencyRecords.key,
    set: { requestHash, response },
  });
}

export async function releaseKey(db: Db, key: string): Promise<void> {
  await db.delete(idempotencyRecords).where(eq(idempotencyRecords.key, key));
}

export async function deleteIdempotencyRecords(db: Db, since: Date, maxRecords: number) {
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, since));
  const surplus = db
    .select({ key: idempotencyRecords.key })
    .from(idempotencyRecords)
    .orderBy(desc(idempotencyRecords.createdAt))
    .offset(maxRecords);
  await db.delete(idempotencyRecords).where(inArray(idempotencyRecords.key, surplus));
}
