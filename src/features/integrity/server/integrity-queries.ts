import { type AnyColumn, and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import { beginningOf } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import {
  isPublishedReview,
  moderationLog,
  reviewReplies,
  reviewReports,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import type { CountOfWaits, OfMonth } from '../core/counted-months.ts';
import type { CountOfDecisions, Replies, Reread } from '../core/integrity.ts';

/** First days of the first month and of the month after the last. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const isIn = (column: AnyColumn, { from, until }: Span) =>
  and(gte(column, beginningOf(from)), lt(column, beginningOf(until)));

const monthOf = (column: AnyColumn) =>
  sql<string>`date_trunc('month', ${column} at time zone 'Asia/Bangkok')::date::text`;
const decidedMonth = monthOf(moderationLog.createdAt);

const ofNew = inArray(moderationLog.action, ['publish', 'refuse']);

/** Counts decisions in the moderation log, which includes those on erased reviews. */
export async function decisionsByMonth(db: Db, span: Span): Promise<CountOfDecisions[]> {
  return db
    .select({
      month: decidedMonth,
      reason: sql<ModerationReason | null>`nullif(${moderationLog.reasonCode}, '')`,
      count: sql<number>`count(*)::int`,
    })
    .from(moderationLog)
    .where(and(isIn(moderationLog.createdAt, span), ofNew))
    .groupBy(sql`1`, sql`2`);
}

/**
 * Counts reviews by month of decision and hours waited since submission, or since the writer
 * verified the email if that was later. Decisions before the last edit of a review do not count.
 */
export async function waitsFor(db: Db, span: Span): Promise<OfMonth<CountOfWaits>[]> {
  const { createdAt } = moderationLog;
  const hours = sql`extract(epoch from ${createdAt} - greatest(${reviews.submittedAt},
    case when ${jobSeekers.emailVerifiedAt} < ${createdAt} then ${jobSeekers.emailVerifiedAt} end)) / 3600`;
  return db
    .select({
      month: decidedMonth,
      hours: sql<number>`(case when ${hours} < 48 then round(${hours}) else 24 * round(${hours} / 24) end)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(moderationLog)
    .innerJoin(reviews, eq(reviews.idReview, moderationLog.idReview))
    .leftJoin(jobSeekers, eq(jobSeekers.idJsk, reviews.idJsk))
    .where(and(isIn(createdAt, span), ofNew, gte(createdAt, reviews.submittedAt)))
    .groupBy(sql`1`, sql`2`);
}

/** Counts log entries of either action: the decision was upheld (`stayed`) or reversed. */
export async function rereadOf(
  db: Db,
  span: Span,
  [stayed, turned]: readonly [string, string],
): Promise<OfMonth<Reread>[]> {
  return db
    .select({
      month: decidedMonth,
      read: sql<number>`count(*)::int`,
      turned: sql<number>`(count(*) filter (where ${moderationLog.action} = ${turned}))::int`,
    })
    .from(moderationLog)
    .where(
      and(isIn(moderationLog.createdAt, span), inArray(moderationLog.action, [stayed, turned])),
    )
    .groupBy(sql`1`);
}

/** Counts decisions on reviews reported only by anonymous visitors, by month. */
export async function rereadForVisitors(db: Db, span: Span): Promise<OfMonth<Reread>[]> {
  const decided = db
    .select({
      decidedAt: reviewReports.decidedAt,
      isTurned: sql<boolean>`bool_or(${reviewReports.status} = 'removed')`.as('is_turned'),
    })
    .from(reviewReports)
    .where(isIn(reviewReports.decidedAt, span))
    .groupBy(reviewReports.idReview, reviewReports.decidedAt)
    .having(sql`bool_and(${reviewReports.reporterKind} = 'visitor')`)
    .as('decided');
  return db
    .select({
      month: monthOf(decided.decidedAt),
      read: sql<number>`count(*)::int`,
      turned: sql<number>`(count(*) filter (where ${decided.isTurned}))::int`,
    })
    .from(decided)
    .groupBy(sql`1`);
}

/** Counts reviews published in each month, and how many of them have a reply today. */
export async function repliesTo(db: Db, { from, until }: Span): Promise<OfMonth<Replies>[]> {
  return db
    .select({
      month: sql<string>`${reviews.publishedMonth}::text`,
      published: sql<number>`count(*)::int`,
      replied: sql<number>`count(${reviewReplies.idReview})::int`,
    })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.idReview, reviews.idReview))
    .where(
      and(isPublishedReview, gte(reviews.publishedMonth, from), lt(reviews.publishedMonth, until)),
    )
    .groupBy(sql`1`);
}
