import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublicCompany } from '#shared/server/db/public-company.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import {
  REVIEW_TEXT,
  REVIEWED_JOB,
  reviewReplies,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import type {
  PublicReview,
  ReviewForm,
  ReviewListQuery,
  ReviewSort,
} from '../core/review-contract.ts';
import type { WorkCheck } from '../core/work-check.ts';

/** Only these columns ever leave for the public; the writer's is not among them. */
const PUBLIC_COLUMNS = {
  idReview: reviews.idReview,
  ...REVIEWED_JOB,
  ...REVIEW_TEXT,
  isInvited: reviews.isInvited,
  publishedMonth: sql<string>`${reviews.publishedMonth}::text`,
  reply: reviewReplies.body,
};

const ORDER: Record<ReviewSort, SQL[]> = {
  latest: [desc(reviews.publishedAt)],
  useful: [desc(reviews.usefulCount), desc(reviews.publishedAt)],
  highest: [desc(reviews.ratingOverall), desc(reviews.publishedAt)],
  lowest: [asc(reviews.ratingOverall), desc(reviews.publishedAt)],
};

type Filter = Pick<ReviewListQuery, 'jobFieldsId' | 'gradesId' | 'jobTypesId'>;

function matching({ jobFieldsId, gradesId, jobTypesId }: Filter): SQL {
  const parts = [
    jobFieldsId > 0 ? eq(reviews.idJobField, jobFieldsId) : undefined,
    gradesId.length > 0 ? inArray(reviews.jobGrade, gradesId) : undefined,
    jobTypesId.length > 0 ? inArray(reviews.jobType, jobTypesId) : undefined,
  ];
  return and(...parts) ?? sql`true`;
}

const publishedOf = (idEmp: number) =>
  and(eq(reviews.idEmp, idEmp), eq(reviews.status, 'published'));

export async function countReviews(db: Db, idEmp: number, filter: Filter) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      group: sql<number>`(count(*) filter (where ${matching(filter)}))::int`,
    })
    .from(reviews)
    .where(publishedOf(idEmp));
  return row ?? { all: 0, group: 0 };
}

export async function listReviews(
  db: Db,
  idEmp: number,
  query: ReviewListQuery,
): Promise<PublicReview[]> {
  return db
    .select(PUBLIC_COLUMNS)
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.idReview, reviews.idReview))
    .where(and(publishedOf(idEmp), matching(query)))
    .orderBy(...ORDER[query.sortId], desc(reviews.idReview))
    .limit(query.vpp)
    .offset((query.pg - 1) * query.vpp);
}

export async function findSummary(db: Db, idEmp: number) {
  const stars = [1, 2, 3, 4, 5].map(
    (star) =>
      sql`(select count(*)::int from reviews r where r.id_emp = ${idEmp} and r.status = 'published' and r.rating_overall = ${star})`,
  );
  const [row] = await db
    .select({
      reviewCount: companyStats.reviewCount,
      score: companyStats.score,
      scoreLow: companyStats.scoreLow,
      scoreHigh: companyStats.scoreHigh,
      life: companyStats.meanLife,
      work: companyStats.meanWork,
      money: companyStats.meanMoney,
      social: companyStats.meanSocial,
      recognition: companyStats.recognition,
      distribution: sql<number[]>`array[${sql.join(stars, sql`, `)}]`,
    })
    .from(companyStats)
    .where(eq(companyStats.idEmp, idEmp));
  return row ?? null;
}

/** The job fields that may be offered as a filter: those with a group large enough. */
export async function jobFieldGroups(db: Db, idEmp: number) {
  return db
    .select({ idJobField: reviews.idJobField, total: sql<number>`count(*)::int` })
    .from(reviews)
    .where(publishedOf(idEmp))
    .groupBy(reviews.idJobField)
    .orderBy(desc(sql`count(*)`), reviews.idJobField);
}

export async function companyIsOpen(db: Db, idEmp: number): Promise<boolean> {
  const found = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(and(eq(companies.idEmp, idEmp), isPublicCompany));
  return found.length > 0;
}

export async function insertReview(
  db: Db,
  form: ReviewForm,
  writer: {
    idJsk: number;
    workCheck: WorkCheck;
    address: string;
    year: number;
    isCounted: boolean;
  },
): Promise<number> {
  const [row] = await db
    .insert(reviews)
    .values({
      ...form,
      idJsk: writer.idJsk,
      reviewYear: writer.year,
      workCheck: writer.workCheck,
      isCounted: writer.isCounted,
      writerAddress: writer.address,
    })
    .returning({ idReview: reviews.idReview });
  if (!row) throw new Error('a review was not inserted');
  return row.idReview;
}

/** Locks the row: of two deciders one waits and then finds it decided. */
export async function lockReview(db: Db, idReview: number) {
  const [row] = await db
    .select({
      idReview: reviews.idReview,
      idEmp: reviews.idEmp,
      idJsk: reviews.idJsk,
      idJobField: reviews.idJobField,
      status: reviews.status,
      publishAfter: reviews.publishAfter,
      reviewYear: reviews.reviewYear,
      isCounted: reviews.isCounted,
    })
    .from(reviews)
    .where(eq(reviews.idReview, idReview))
    .for('update');
  return row ?? null;
}

export async function schedulePublication(db: Db, idReview: number, at: Date): Promise<void> {
  await db
    .update(reviews)
    .set({ publishAfter: at, isCounted: true })
    .where(eq(reviews.idReview, idReview));
}

export async function refuseReview(db: Db, idReview: number, reasonCode: string): Promise<void> {
  await db
    .update(reviews)
    .set({ status: 'refused', reasonCode, publishAfter: null })
    .where(eq(reviews.idReview, idReview));
}

export async function publishReview(db: Db, idReview: number, at: Date): Promise<void> {
  const month = `${at.toISOString().slice(0, 7)}-01`;
  await db
    .update(reviews)
    .set({ status: 'published', publishedAt: at, publishedMonth: month, reasonCode: null })
    .where(eq(reviews.idReview, idReview));
}

export async function addCompanyJobField(db: Db, idEmp: number, idJobField: number): Promise<void> {
  await db.insert(companyJobFields).values({ idEmp, idJobField }).onConflictDoNothing();
}
