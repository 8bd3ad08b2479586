import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { moderationLog, reviews } from '#shared/server/db/schema/reviews.ts';

export async function reviewsOfWriter(db: Db, idJsk: number) {
  return db.select().from(reviews).where(eq(reviews.idJsk, idJsk)).for('update');
}

export async function detachReviews(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(reviews)
    .set({ idJsk: null })
    .where(inArray(reviews.idReview, [...ids]));
}

/** Deletes reviews and erases their log salts: the log stays verifiable but reveals nothing. */
export async function deleteReviews(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(moderationLog)
    .set({ salt: null })
    .where(inArray(moderationLog.idReview, [...ids]));
  await db.delete(reviews).where(inArray(reviews.idReview, [...ids]));
}
