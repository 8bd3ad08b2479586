import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { reviewReplies, reviews } from '#shared/server/db/schema/reviews.ts';
import type { MonthOfReviews } from '../../core/employer/review-periods.ts';
import type { UnansweredReview } from '../../core/employer/unanswered-review.ts';
import { NEWEST } from '../review-queries.ts';

/** The number of ours of a published review of this company, held until the transaction ends. */
export async function lockReviewOf(
  db: Db,
  { idEmp, id }: { readonly idEmp: number; readonly id: string },
): Promise<number | null> {
  const [row] = await db
    .select({ idReview: reviews.idReview })
    .from(reviews)
    .where(and(eq(reviews.publicId, id), eq(reviews.idEmp, idEmp), eq(reviews.status, 'published')))
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

/** How many reviews each month brought and what they gave in sum, from the first. */
export async function monthsOfReviews(db: Db, idEmp: number): Promise<readonly MonthOfReviews[]> {
  return db
    .select({
      month: sql<string>`${reviews.publishedMonth}::text`,
      count: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${reviews.ratingOverall})::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), eq(reviews.status, 'published')))
    .groupBy(reviews.publishedMonth)
    .orderBy(reviews.publishedMonth);
}

/** The first published review without an answer, in the order of the company's own list; null where each has one. */
export async function firstUnanswered(
  db: Db,
  idEmp: number,
  reader: Locale,
): Promise<UnansweredReview | null> {
  const order = [desc(eq(reviews.lang, reader)), ...NEWEST];
  const listed = db
    .select({
      id: reviews.idReview,
      idReview: sql<string>`${reviews.publicId}`.as('shown_id'),
      lang: reviews.lang,
      ratingOverall: reviews.ratingOverall,
      goodPoints: reviews.goodPoints,
      improvePoints: reviews.improvePoints,
      publishedMonth: sql<string>`${reviews.publishedMonth}::text`.as('shown_month'),
      place: sql<number>`(row_number() over (order by ${sql.join(order, sql`, `)}))::int`.as(
        'place',
      ),
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), eq(reviews.status, 'published')))
    .as('listed');
  const { id, ...shown } = listed._.selectedFields;
  const [found] = await db
    .select(shown)
    .from(listed)
    .leftJoin(reviewReplies, eq(reviewReplies.idReview, id))
    .where(isNull(reviewReplies.idReview))
    .orderBy(listed.place)
    .limit(1);
  return found ?? null;
}
