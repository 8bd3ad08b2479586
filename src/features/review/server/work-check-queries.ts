import { and, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';

export async function findPendingCheck(db: Db, idReview: number) {
  const [row] = await db
    .select({ idJsk: reviews.idJsk, idEmp: reviews.idEmp })
    .from(reviews)
    .where(and(eq(reviews.idReview, idReview), eq(reviews.workCheck, 'pending')));
  return row ?? null;
}

export async function settleWorkCheck(
  db: Db,
  idReview: number,
  workCheck: 'none' | 'checked',
): Promise<void> {
  await db
    .update(reviews)
    .set({ workCheck })
    .where(and(eq(reviews.idReview, idReview), eq(reviews.workCheck, 'pending')));
}
