import { and, asc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { MAX_COUNTED_WAITING, type TeamPage } from '#shared/core/team/team-page.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { countUpTo } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import {
  moderationLog,
  reviewAppeals,
  reviewReports,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import { CASE_KEEP_MONTHS, CASE_TEXT_KEEP_DAYS } from '../core/retention.ts';
import type { Decided } from './publication/decision-leaf.ts';

/** Columns for moderators: no rating and no writer, because decisions are about text only. */
export const JUDGED_COLUMNS = {
  idReview: reviews.idReview,
  revision: reviews.revision,
  companyNameTh: companies.companyNameTh,
  companyNameEn: companies.companyNameEn,
  lang: reviews.lang,
  employmentStatus: reviews.employmentStatus,
  tenure: reviews.tenure,
  workCheck: reviews.workCheck,
  title: reviews.title,
  goodPoints: reviews.goodPoints,
  improvePoints: reviews.improvePoints,
};

const isInQueue = and(
  sql`${reviews.status} = 'waiting'`,
  isNull(reviews.publishAfter),
  isNotNull(jobSeekers.emailVerifiedAt),
);

/** Waiting reviews, oldest first. Reviews of unverified writers are not in the queue. */
export async function listModerationQueue(db: Db, { page, pageSize }: TeamPage) {
  return db
    .select({ ...JUDGED_COLUMNS, submittedAt: reviews.submittedAt })
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .innerJoin(jobSeekers, eq(jobSeekers.idJsk, reviews.idJsk))
    .where(isInQueue)
    .orderBy(asc(reviews.submittedAt), asc(reviews.idReview))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countModerationQueue(db: Db): Promise<number> {
  const waiting = db
    .select({ idReview: reviews.idReview })
    .from(reviews)
    .innerJoin(jobSeekers, eq(jobSeekers.idJsk, reviews.idJsk))
    .where(isInQueue);
  return countUpTo(db, MAX_COUNTED_WAITING, waiting);
}

export async function findWriterAddress(db: Db, idJsk: number) {
  const [row] = await db
    .select({
      email: jobSeekers.username,
      language: jobSeekers.language,
      isVerified: sql<boolean>`${jobSeekers.emailVerifiedAt} is not null`,
    })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

export async function insertDecision(
  db: Db,
  decision: typeof moderationLog.$inferInsert & Pick<Decided, 'action'>,
): Promise<void> {
  await db.insert(moderationLog).values(decision);
  await recordAct(db, {
    actorKind: 'platformAdmin',
    idActor: decision.idAdmin,
    action: decision.action === 'refuse' ? 'review.reject' : `review.${decision.action}`,
    subject: `review:${decision.idReview}`,
    detail: { reasonCode: decision.reasonCode ?? '' },
  });
}

/** Deletes old decided reports and appeals, and erases their text earlier. */
export async function purgeCases(tx: Db, now: Date): Promise<void> {
  const ago = (interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;
  for (const cases of [reviewReports, reviewAppeals]) {
    await tx.delete(cases).where(lt(cases.decidedAt, ago(`${CASE_KEEP_MONTHS} months`)));
    await tx
      .update(cases)
      .set({ text: '' })
      .where(and(ne(cases.text, ''), lt(cases.decidedAt, ago(`${CASE_TEXT_KEEP_DAYS} days`))));
  }
}
