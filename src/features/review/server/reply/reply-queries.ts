import { and, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublishedReview, reviewReplies, reviews } from '#shared/server/db/schema/reviews.ts';
import { ownReviewListQuery, type PublicReview } from '../../core/review-contract.ts';
import { listReviews } from '../review-queries.ts';

/** Internal id of this company's published review, locked until the transaction ends. */
export async function lockReviewOf(
  db: Db,
  { idEmp, id }: { readonly idEmp: number; readonly id: string },
): Promise<number | null> {
  const [row] = await db
    .select({ idReview: reviews.idReview })
    .from(reviews)
    .where(and(eq(reviews.publicId, id), eq(reviews.idEmp, idEmp), isPublishedReview))
    .for('key share');
  return row?.idReview ?? null;
}

export async function saveReply(
  db: Db,
  reply: { readonly idReview: number; readonly idUser: number; readonly body: string },
  now: Date,
): Promise<void> {
  const { idUser, body } = reply;
  await db
    .insert(reviewReplies)
    .values(reply)
    .onConflictDoUpdate({
      target: reviewReplies.idReview,
      set: { idUser, body, updatedAt: now },
    });
}

export async function deleteReply(db: Db, idReview: number): Promise<void> {
  await db.delete(reviewReplies).where(eq(reviewReplies.idReview, idReview));
}

const FIRST = ownReviewListQuery.parse({ unanswered: true, vpp: 1 });

export async function firstUnanswered(db: Db, idEmp: number): Promise<PublicReview | null> {
  const [first] = await listReviews(db, idEmp, FIRST);
  return first ?? null;
}
