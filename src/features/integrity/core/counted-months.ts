import type { CountedMonth, CountOfDecisions, Replies, Reread, Waits } from './integrity.ts';

/** Statistics of one month, with `month` as the date of its first day. */
export type OfMonth<Figures> = Figures & { readonly month: string };

/** Number of reviews decided after this many hours, rounded to days from 48 hours on. */
export interface CountOfWaits {
  readonly hours: number;
  readonly count: number;
}

/** Counts by month as stored in the database, so that past months are counted only once. */
export interface CountedMonths {
  readonly decisions: readonly CountOfDecisions[];
  readonly waits: readonly OfMonth<CountOfWaits>[];
  readonly replies: readonly OfMonth<Replies>[];
  readonly reported: readonly OfMonth<Reread>[];
  readonly appealed: readonly OfMonth<Reread>[];
  /** Absent in data of earlier releases. */
  readonly reportedByVisitors?: readonly OfMonth<Reread>[];
}

export const NOTHING_COUNTED: CountedMonths = {
  decisions: [],
  waits: [],
  replies: [],
  reported: [],
  appealed: [],
};

export function joinedMonths(
  stored: CountedMonths,
  months: readonly string[],
  fresh: CountedMonths,
): CountedMonths {
  const joined = <Row extends OfMonth<object>>(before: readonly Row[], now: readonly Row[]) => [
    ...before.filter(({ month }) => months.includes(month)),
    ...now,
  ];
  return {
    decisions: joined(stored.decisions, fresh.decisions),
    waits: joined(stored.waits, fresh.waits),
    replies: joined(stored.replies, fresh.replies),
    reported: joined(stored.reported, fresh.reported),
    appealed: joined(stored.appealed, fresh.appealed),
    reportedByVisitors: joined(stored.reportedByVisitors ?? [], fresh.reportedByVisitors ?? []),
  };
}

export function summedMonths(months: CountedMonths): CountedMonth {
  return {
    decisions: months.decisions,
    waits: summedWaits(months.waits),
    replies: {
      published: summed(months.replies, ({ published }) => published),
      replied: summed(months.replies, ({ replied }) => replied),
    },
    reported: summedReread(months.reported),
    appealed: summedReread(months.appealed),
    reportedByVisitors: summedReread(months.reportedByVisitors ?? []),
  };
}

const summed = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

const summedReread = (months: readonly Reread[]): Reread => ({
  read: summed(months, ({ read }) => read),
  turned: summed(months, ({ turned }) => turned),
});

function summedWaits(waits: readonly CountOfWaits[]): Waits {
  const sorted = waits.toSorted((a, b) => a.hours - b.hours);
  const count = summed(sorted, (row) => row.count);
  /** Interpolates like `percentile_cont` of PostgreSQL. */
  const percentile = (share: number) => {
    const position = share * (count - 1);
    const lower = waitAtRank(sorted, Math.floor(position));
    const upper = waitAtRank(sorted, Math.ceil(position));
    return lower + (upper - lower) * (position - Math.floor(position));
  };
  return { count, median: percentile(0.5), most: percentile(0.9) };
}

/** Hours waited by the review at this rank (0 = shortest wait). */
function waitAtRank(sorted: readonly CountOfWaits[], rank: number): number {
  let before = 0;
  for (const { hours, count } of sorted) {
    before += count;
    if (rank < before) return hours;
  }
  return 0;
}
