import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { WriterProof } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import {
  DISCLOSED_COLUMNS,
  isPublishedReview,
  NEWEST_REVIEWS,
  REVIEW_TEXT,
  reviewReplies,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import type {
  PublicReview,
  ReviewInput,
  ReviewListQuery,
  ReviewSort,
  ReviewSummary,
} from '../core/review-contract.ts';
import { displaySummary } from '../core/shown-summary.ts';
import { matchingReviews, newestOf } from './filter/review-filter-queries.ts';

export type Review = typeof reviews.$inferSelect;

/** All public columns of a review; the writer's id is not among them. */
const PUBLIC_COLUMNS = {
  idReview: sql<string>`${reviews.publicId}`,
  lang: reviews.lang,
  ...DISCLOSED_COLUMNS,
  ...REVIEW_TEXT,
  proofs: sql<WriterProof[]>`array_remove(array[
    case when ${reviews.workCheck} = 'checked' then 'resumeService' end,
    case when ${reviews.isInvited} then 'invitation' end,
    case when ${reviews.hasCompanyAddress} then 'companyAddress' end], null)`,
  publishedMonth: sql<string>`${reviews.publishedMonth}::text`,
  reply: reviewReplies.body,
};

const ORDER: Record<ReviewSort, readonly SQL[]> = {
  latest: NEWEST_REVIEWS,
  useful: [desc(reviews.usefulCount), ...NEWEST_REVIEWS],
  highest: [desc(reviews.ratingOverall), ...NEWEST_REVIEWS],
  lowest: [asc(reviews.ratingOverall), ...NEWEST_REVIEWS],
};

/** Lists reviews; those in the reader's language come first, if `reader` is given. */
export async function listReviews(
  db: Db,
  idEmp: number,
  query: ReviewListQuery,
  reader?: Locale,
): Promise<PublicReview[]> {
  const order = [...(reader ? [desc(eq(reviews.lang, reader))] : []), ...ORDER[query.sortId]];
  // Sorting uses the index alone; only rows of the page are read fully.
  const ofPage = sql`(
    select ${reviews.publicId} from ${newestOf(idEmp, query)} where ${matchingReviews(query)}
    order by ${sql.join(order, sql`, `)} limit ${query.vpp} offset ${(query.pg - 1) * query.vpp})`;
  return db
    .select(PUBLIC_COLUMNS)
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.idReview, reviews.idReview))
    .where(inArray(reviews.publicId, ofPage))
    .orderBy(...order);
}

export async function findPublicReview(
  db: Db,
  publicId: string,
): Promise<(PublicReview & { readonly idEmp: number }) | null> {
  const [row] = await db
    .select({ ...PUBLIC_COLUMNS, idEmp: reviews.idEmp })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.idReview, reviews.idReview))
    .where(and(eq(reviews.publicId, publicId), isPublishedReview));
  return row ?? null;
}

export async function findSummary(db: Db, idEmp: number): Promise<ReviewSummary | null> {
  const [row] = await db
    .select({
      reviewCount: companyStats.reviewCount,
      score: companyStats.score,
      scoreLow: companyStats.scoreLow,
      scoreHigh: companyStats.scoreHigh,
      aspects: companyStats.aspects,
      recognition: companyStats.recognition,
      distribution: sql<number[]>`array(
        select coalesce(sum(s.counts[star]), 0)::int from generate_series(1, 5) star
        left join review_sums s on s.id_emp = ${idEmp} group by star order by star)`,
    })
    .from(companyStats)
    .where(eq(companyStats.idEmp, idEmp));
  return row ? displaySummary(row) : null;
}

export async function companyIsOpen(db: Db, idEmp: number): Promise<boolean> {
  return (await db.$count(companies, and(eq(companies.idEmp, idEmp), isPublicCompany))) > 0;
}

export async function insertReview(
  db: Db,
  form: ReviewInput,
  writer: Pick<Review, 'idJsk' | 'reviewYear' | 'workCheck' | 'isCounted' | 'isInvited'>,
): Promise<number> {
  const [row] = await db
    .insert(reviews)
    .values({ ...form, ...writer })
    .returning({ idReview: reviews.idReview });
  if (!row) throw new Error('a review was not inserted');
  return row.idReview;
}

/** Locks the row: of two concurrent decisions the second finds the review decided. */
export async function lockReview(db: Db, idReview: number): Promise<Review | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview)).for('update');
  return row ?? null;
}

/** Schedules publication of a waiting review, or of a rejected one after an appeal. */
export async function schedulePublication(
  db: Db,
  idReview: number,
  scheduled: Pick<Review, 'publishAfter' | 'hasCompanyAddress'>,
): Promise<void> {
  await db
    .update(reviews)
    .set({ ...scheduled, status: 'waiting', reasonCode: null, isCounted: true })
    .where(eq(reviews.idReview, idReview));
}

export async function markRejected(db: Db, idReview: number, reasonCode: string): Promise<void> {
  await db
    .update(reviews)
    .set({ status: 'refused', reasonCode, publishAfter: null })
    .where(eq(reviews.idReview, idReview));
}

/** Republication keeps the public id and the date of first publication. */
export async function publishReview(db: Db, idReview: number, publishedAt: Date): Promise<void> {
  const month = `${thaiDay(publishedAt).slice(0, 7)}-01`;
  await db
    .update(reviews)
    .set({
      status: 'published',
      publicId: sql`coalesce(${reviews.publicId}, ${randomUUID()})`,
      publishedAt: sql`coalesce(${reviews.publishedAt}, ${publishedAt.toISOString()})`,
      publishedMonth: sql`coalesce(${reviews.publishedMonth}, ${month})`,
      reasonCode: null,
    })
    .where(eq(reviews.idReview, idReview));
}

export async function findPublished(db: Db, publicId: string): Promise<number | null> {
  const [row] = await db
    .select({ idReview: reviews.idReview })
    .from(reviews)
    .where(and(eq(reviews.publicId, publicId), isPublishedReview));
  return row?.idReview ?? null;
}

export async function findWebsite(db: Db, idEmp: number): Promise<string | null> {
  const [row] = await db
    .select({ website: companies.website })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  return row?.website ?? null;
}
