import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  isLastRejection,
  moderationLog,
  reviewAppeals,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import type { AppealedReview } from '../../core/judged-review.ts';
import { JUDGED_COLUMNS } from '../moderation-queries.ts';

const isOpen = eq(reviewAppeals.status, 'open');

export async function findLastRejection(db: Db, idReview: number) {
  const [row] = await db
    .select({ idDecision: moderationLog.idDecision, rejectedAt: moderationLog.createdAt })
    .from(reviews)
    .innerJoin(moderationLog, isLastRejection)
    .where(eq(reviews.idReview, idReview));
  return row ?? null;
}

/** Inserts an appeal; false if the same decision was already appealed. */
export async function insertAppeal(
  db: Db,
  appeal: typeof reviewAppeals.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(reviewAppeals).values(appeal).onConflictDoNothing();
  return rowCount === 1;
}

/** A review has at most one open appeal: editing or publishing removes it. */
export async function findOpenAppeal(db: Db, idReview: number): Promise<number | null> {
  const [row] = await db
    .select({ idAppeal: reviewAppeals.idAppeal })
    .from(reviewAppeals)
    .where(and(eq(reviewAppeals.idReview, idReview), isOpen));
  return row?.idAppeal ?? null;
}

export async function countAppeals(db: Db): Promise<number> {
  return db.$count(reviewAppeals, isOpen);
}

/** Undecided appeals, longest waiting first, without the rating and the writer's identity. */
export async function listAppeals(
  db: Db,
  { page, pageSize }: TeamPage,
): Promise<readonly AppealedReview[]> {
  const { idAppeal, text, createdAt } = reviewAppeals;
  return db
    .select({
      ...JUDGED_COLUMNS,
      idAppeal,
      text,
      createdAt,
      reasonCode: sql<ModerationReason>`${reviews.reasonCode}`,
      rejectedBy: moderationLog.idAdmin,
    })
    .from(reviewAppeals)
    .innerJoin(reviews, eq(reviews.idReview, reviewAppeals.idReview))
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .innerJoin(moderationLog, eq(moderationLog.idDecision, reviewAppeals.idDecision))
    .where(isOpen)
    .orderBy(asc(createdAt), asc(idAppeal))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

type Outcome = Pick<typeof reviewAppeals.$inferSelect, 'status' | 'decidedBy' | 'decidedAt'>;

export async function settleAppeal(db: Db, idAppeal: number, outcome: Outcome): Promise<void> {
  await db.update(reviewAppeals).set(outcome).where(eq(reviewAppeals.idAppeal, idAppeal));
}

/** Deletes the appeals of reviews whose text changed or whose writer deleted the account. */
export async function dropAppeals(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(reviewAppeals).where(inArray(reviewAppeals.idReview, [...ids]));
}
