import { and, asc, eq, exists, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import type { ReportedReview } from '../../core/judged-review.ts';
import { JUDGED_COLUMNS } from '../moderation-queries.ts';

/** Inserts a report unless the company, person or network address already reported the review. */
export async function insertReport(
  db: Db,
  report: typeof reviewReports.$inferInsert,
): Promise<void> {
  await db.insert(reviewReports).values(report).onConflictDoNothing();
}

const isWaiting = eq(reviewReports.status, 'waiting');

const isReported = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reviewReports)
      .where(and(eq(reviewReports.idReview, reviews.idReview), isWaiting)),
  );

export async function countReportedReviews(db: Db): Promise<number> {
  return db.$count(reviews, isReported(db));
}

/** Locks a company's row, so that concurrent visitor reports are counted together. */
export async function lockWaitingReports(db: Db, idEmp: number): Promise<void> {
  await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(eq(companies.idEmp, idEmp))
    .for('no key update');
}

function isAbout(db: Db, idEmp: number) {
  const ids = db.select({ id: reviews.idReview }).from(reviews).where(eq(reviews.idEmp, idEmp));
  return inArray(reviewReports.idReview, ids);
}

export function countVisitorReports(db: Db, idEmp: number): Promise<number> {
  const isOfVisitor = eq(reviewReports.reporterKind, 'visitor');
  return db.$count(reviewReports, and(isWaiting, isOfVisitor, isAbout(db, idEmp)));
}

/** Reported reviews, visitors' reports last, else longest waiting first; no ratings or persons. */
export async function listReportedReviews(
  db: Db,
  { page, pageSize }: TeamPage,
): Promise<readonly ReportedReview[]> {
  const of = (figure: SQL) => sql`(select ${figure} from review_reports r
    where r.id_review = ${reviews.idReview} and r.status = 'waiting')`;
  const isOfVisitors = of(sql`bool_and(r.reporter_kind = 'visitor')`);
  const since = of(sql`min(r.created_at)`);
  const reported = await db
    .select(JUDGED_COLUMNS)
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(isReported(db))
    .orderBy(asc(isOfVisitors), asc(since), asc(reviews.idReview))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const reports = await waitingReports(
    db,
    reported.map(({ idReview }) => idReview),
  );
  const byReview = Map.groupBy(reports, ({ idReview }) => idReview);
  return reported.map((review) => ({ ...review, reports: byReview.get(review.idReview) ?? [] }));
}

async function waitingReports(db: Db, ids: readonly number[]) {
  return db
    .select({
      idReport: reviewReports.idReport,
      idReview: reviewReports.idReview,
      reporterKind: reviewReports.reporterKind,
      reason: reviewReports.reason,
      text: reviewReports.text,
      createdAt: reviewReports.createdAt,
    })
    .from(reviewReports)
    .where(and(inArray(reviewReports.idReview, [...ids]), isWaiting))
    .orderBy(asc(reviewReports.idReport));
}

type Settled = Pick<typeof reviewReports.$inferSelect, 'status' | 'decidedBy' | 'decidedAt'>;

/** Closes a review's waiting reports, at most up to `lastReport`, and returns their number. */
export async function settleReports(
  db: Db,
  idReview: number,
  settled: Settled,
  lastReport?: number,
): Promise<number> {
  const read = lastReport === undefined ? undefined : lte(reviewReports.idReport, lastReport);
  const { rowCount } = await db
    .update(reviewReports)
    .set(settled)
    .where(and(eq(reviewReports.idReview, idReview), isWaiting, read));
  return rowCount ?? 0;
}

/** Erases old hashes of network addresses, so that reports no longer reveal their origin. */
export async function dropVisitorHashes(db: Db, before: Date): Promise<void> {
  await db
    .update(reviewReports)
    .set({ visitorHash: null })
    .where(and(isNotNull(reviewReports.visitorHash), lte(reviewReports.createdAt, before)));
}

/** Deletes the reports of an edited review, because the reported text no longer exists. */
export async function dropReports(db: Db, idReview: number): Promise<void> {
  await db.delete(reviewReports).where(eq(reviewReports.idReview, idReview));
}

/** Anonymizes reports: neither person nor text remains. */
export async function detachReports(db: Db, idJsk: number): Promise<void> {
  await db
    .update(reviewReports)
    .set({ idJsk: null, text: '' })
    .where(eq(reviewReports.idJsk, idJsk));
}

export async function deleteReportsBy(db: Db, idEmp: number, until: Date): Promise<void> {
  const isOfEmployer = eq(reviewReports.reporterKind, 'employer');
  await db
    .delete(reviewReports)
    .where(and(isOfEmployer, lte(reviewReports.createdAt, until), isAbout(db, idEmp)));
}
