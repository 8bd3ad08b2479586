import { reviewPeriods } from '#features/review/core/employer/review-periods.ts';
import { SMALLEST_GROUP } from '#features/review/core/small-groups.ts';
import type { ReasonCode } from '#shared/core/domain/review.ts';

/** Decisions of one kind in one month: published, or refused for one reason. */
export interface CountOfDecisions {
  /** Its first day. */
  readonly month: string;
  /** Null when the review was published. */
  readonly reason: ReasonCode | null;
  readonly count: number;
}

/** How long reviews waited for their decision, in hours. */
export interface Waits {
  readonly count: number;
  readonly median: number;
  /** Nine of ten waited no longer. */
  readonly most: number;
}

export interface Replies {
  readonly published: number;
  readonly replied: number;
}

/** Decisions on reviews that were read again, as they were reported or their refusal was appealed. */
export interface Reread {
  readonly read: number;
  /** Decided the other way: what was public was taken down, what was refused published. */
  readonly turned: number;
}

/** What is told in public of the work of the review team; null stands for too few to tell. */
export interface Integrity {
  readonly decided: number | null;
  readonly published: number | null;
  readonly refused: number | null;
  /** Months with few decisions stand together with the next. */
  readonly periods: readonly {
    readonly from: string;
    readonly to: string;
    readonly count: number;
  }[];
  /** The reasons by how often; those of too few refusals are counted together, without a reason. */
  readonly reasons: readonly { readonly reason: ReasonCode | null; readonly count: number }[];
  readonly waits: Pick<Waits, 'median' | 'most'> | null;
  readonly replies: Replies | null;
  readonly reported: Reread | null;
  /** Decisions on reviews that only visitors without an account had reported. */
  readonly reportedByVisitors: Reread | null;
  readonly appealed: Reread | null;
}

export interface Counted {
  readonly decisions: readonly CountOfDecisions[];
  readonly waits: Waits;
  readonly replies: Replies;
  readonly reported: Reread;
  readonly reportedByVisitors: Reread;
  readonly appealed: Reread;
}

/** No figure stands for fewer than `SMALLEST_GROUP` reviews, nor can one be subtracted from others. */
export function tellIntegrity(
  months: readonly string[],
  { decisions, waits, replies, reported, reportedByVisitors, appealed }: Counted,
): Integrity {
  const sum = (some: readonly CountOfDecisions[]) =>
    some.reduce((total, { count }) => total + count, 0);
  const refusals = decisions.filter(({ reason }) => reason !== null);
  const [decided, refused] = [sum(decisions), sum(refusals)];
  const published = decided - refused;
  const areBothTold = published >= SMALLEST_GROUP && refused >= SMALLEST_GROUP;
  const byMonth = months.map((month) => ({
    month,
    count: sum(decisions.filter((some) => some.month === month)),
    sum: 0,
  }));
  return {
    decided: told(decided),
    published: areBothTold ? published : null,
    refused: areBothTold ? refused : null,
    periods: reviewPeriods(byMonth).map(({ from, to, count }) => ({ from, to, count })),
    reasons: areBothTold ? toldReasons(refusals) : [],
    waits: waits.count < SMALLEST_GROUP ? null : { median: waits.median, most: waits.most },
    replies: areBothTold && areToldApart(replies.published, replies.replied) ? replies : null,
    reported: toldReread(reported),
    reportedByVisitors:
      toldReread(without(reported, reportedByVisitors)) && toldReread(reportedByVisitors),
    appealed: toldReread(appealed),
  };
}

const areToldApart = (all: number, some: number) =>
  told(some) !== null && told(all - some) !== null;

const toldReread = (reread: Reread) => (areToldApart(reread.read, reread.turned) ? reread : null);

const without = (all: Reread, some: Reread): Reread => ({
  read: all.read - some.read,
  turned: all.turned - some.turned,
});

const told = (count: number) => (count < SMALLEST_GROUP ? null : count);

function toldReasons(refusals: readonly CountOfDecisions[]): Integrity['reasons'] {
  const byReason = [...Map.groupBy(refusals, ({ reason }) => reason)]
    .map(([reason, some]) => ({
      reason,
      count: some.reduce((total, { count }) => total + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
  const shown = byReason.filter(({ count }) => count >= SMALLEST_GROUP);
  let others = byReason
    .filter(({ count }) => count < SMALLEST_GROUP)
    .reduce((total, { count }) => total + count, 0);
  while (others > 0 && others < SMALLEST_GROUP) others += shown.pop()?.count ?? SMALLEST_GROUP;
  // All of them together would say no more than how many were refused.
  if (others === 0 || shown.length === 0) return shown;
  return [...shown, { reason: null, count: others }];
}
