import { reviewPeriods } from '#features/review/core/employer/review-periods.ts';
import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';

/** Decisions of one kind in a month: published, or rejected for one reason. */
export interface CountOfDecisions {
  readonly month: string;
  readonly reason: ModerationReason | null;
  readonly count: number;
}

export interface Waits {
  readonly count: number;
  readonly median: number;
  readonly most: number;
}

export interface Replies {
  readonly published: number;
  readonly replied: number;
}

/** Number of reviews decided again after a report or an appeal. */
export interface Reread {
  readonly read: number;
  /** Decisions reversed: reviews removed after a report, or published after an appeal. */
  readonly turned: number;
}

/** The public report on moderation; null: too few reviews to publish the number. */
export interface Integrity {
  readonly decided: number | null;
  readonly published: number | null;
  readonly refused: number | null;
  /** Decisions by month; months with few decisions are merged into longer periods. */
  readonly periods: readonly {
    readonly from: string;
    readonly to: string;
    readonly count: number;
  }[];
  /** Rejections by reason, most frequent first; rare reasons are merged as null. */
  readonly reasons: readonly { readonly reason: ModerationReason | null; readonly count: number }[];
  readonly waits: Pick<Waits, 'median' | 'most'> | null;
  readonly replies: Replies | null;
  readonly reported: Reread | null;
  /** Decisions on reviews reported only by anonymous visitors. */
  readonly reportedByVisitors: Reread | null;
  readonly appealed: Reread | null;
}

export interface CountedMonth {
  readonly decisions: readonly CountOfDecisions[];
  readonly waits: Waits;
  readonly replies: Replies;
  readonly reported: Reread;
  readonly reportedByVisitors: Reread;
  readonly appealed: Reread;
}

/** Hides numbers that concern, or differ by, fewer than `MIN_GROUP_SIZE` reviews. */
export function summarizeIntegrity(
  months: readonly string[],
  { decisions, waits, replies, reported, reportedByVisitors, appealed }: CountedMonth,
): Integrity {
  const sum = (some: readonly CountOfDecisions[]) =>
    some.reduce((total, { count }) => total + count, 0);
  const rejections = decisions.filter(({ reason }) => reason !== null);
  const [decided, rejected] = [sum(decisions), sum(rejections)];
  const published = decided - rejected;
  const areBothPublic = published >= MIN_GROUP_SIZE && rejected >= MIN_GROUP_SIZE;
  const byMonth = months.map((month) => ({
    month,
    count: sum(decisions.filter((some) => some.month === month)),
    sum: 0,
  }));
  return {
    decided: publicCount(decided),
    published: areBothPublic ? published : null,
    refused: areBothPublic ? rejected : null,
    periods: reviewPeriods(byMonth).map(({ from, to, count }) => ({ from, to, count })),
    reasons: areBothPublic ? publicReasons(rejections) : [],
    waits: waits.count < MIN_GROUP_SIZE ? null : { median: waits.median, most: waits.most },
    replies: areBothPublic && areBothLarge(replies.published, replies.replied) ? replies : null,
    reported: publicReread(reported),
    reportedByVisitors:
      publicReread(without(reported, reportedByVisitors)) && publicReread(reportedByVisitors),
    appealed: publicReread(appealed),
  };
}

const areBothLarge = (all: number, some: number) =>
  publicCount(some) !== null && publicCount(all - some) !== null;

const publicReread = (reread: Reread) => (areBothLarge(reread.read, reread.turned) ? reread : null);

const without = (all: Reread, some: Reread): Reread => ({
  read: all.read - some.read,
  turned: all.turned - some.turned,
});

const publicCount = (count: number) => (count < MIN_GROUP_SIZE ? null : count);

function publicReasons(rejections: readonly CountOfDecisions[]): Integrity['reasons'] {
  const byReason = [...Map.groupBy(rejections, ({ reason }) => reason)]
    .map(([reason, some]) => ({
      reason,
      count: some.reduce((total, { count }) => total + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
  const visible = byReason.filter(({ count }) => count >= MIN_GROUP_SIZE);
  let hiddenCount = byReason
    .filter(({ count }) => count < MIN_GROUP_SIZE)
    .reduce((total, { count }) => total + count, 0);
  while (hiddenCount > 0 && hiddenCount < MIN_GROUP_SIZE)
    hiddenCount += visible.pop()?.count ?? MIN_GROUP_SIZE;
  // A single merged row would only repeat the number of rejections.
  if (hiddenCount === 0 || visible.length === 0) return visible;
  return [...visible, { reason: null, count: hiddenCount }];
}
