import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { reviews, usefulVotes } from '#shared/server/db/schema/reviews.ts';

export async function addVote(db: Db, idReview: number, idJsk: number): Promise<void> {
  await db.insert(usefulVotes).values({ idReview, idJsk }).onConflictDoNothing();
}

export async function removeVote(db: Db, idReview: number, idJsk: number): Promise<void> {
  await db
    .delete(usefulVotes)
    .where(and(eq(usefulVotes.idReview, idReview), eq(usefulVotes.idJsk, idJsk)));
}

/** The person's votes among these reviews, with current counts. */
export async function listOwnVotes(db: Db, idJsk: number, publicIds: readonly string[]) {
  return db
    .select({
      idReview: sql<string>`${reviews.publicId}`,
      usefulCount: sql<number>`(select count(*)::int from useful_votes v where v.id_review = ${usefulVotes.idReview})`,
    })
    .from(usefulVotes)
    .innerJoin(reviews, eq(reviews.idReview, usefulVotes.idReview))
    .where(and(eq(usefulVotes.idJsk, idJsk), inArray(reviews.publicId, [...publicIds])));
}

export async function removeVotesOf(db: Db, idJsk: number): Promise<number[]> {
  const votes = await db
    .delete(usefulVotes)
    .where(eq(usefulVotes.idJsk, idJsk))
    .returning({ idReview: usefulVotes.idReview });
  return votes.map(({ idReview }) => idReview);
}

export async function countVotes(db: Db, idReview: number): Promise<number> {
  return db.$count(usefulVotes, eq(usefulVotes.idReview, idReview));
}

/** Marks reviews whose votes changed; the row lock makes a concurrent count wait for the votes. */
export async function markVotesChanged(db: Db, idReviews: readonly number[]): Promise<void> {
  if (idReviews.length === 0) return;
  await db
    .update(reviews)
    .set({ usefulChanged: true })
    .where(inArray(reviews.idReview, [...idReviews]));
}

export async function lockChangedReviews(db: Db, maxRows: number): Promise<number[]> {
  const rows = await db
    .select({ idReview: reviews.idReview })
    .from(reviews)
    .where(eq(reviews.usefulChanged, true))
    .orderBy(reviews.idReview)
    .limit(maxRows)
    .for('update');
  return rows.map(({ idReview }) => idReview);
}

/** Updates the displayed counts and returns the companies whose counts changed. */
export async function writeUsefulCounts(db: Db, idReviews: readonly number[]): Promise<number[]> {
  if (idReviews.length === 0) return [];
  const rows = await db
    .update(reviews)
    .set({
      usefulChanged: false,
      usefulCount: sql`(select count(*) from useful_votes v where v.id_review = ${reviews.idReview})`,
    })
    .where(inArray(reviews.idReview, [...idReviews]))
    .returning({ idEmp: reviews.idEmp });
  return [...new Set(rows.map(({ idEmp }) => idEmp))];
}
