import {
  completedMonths,
  lastDayOf,
  monthAfter,
  monthBefore,
} from '#features/insight/core/month.ts';
import { nightlyStatsOf } from '#shared/server/db/nightly-stats-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  type CountedMonths,
  joinedMonths,
  NOTHING_COUNTED,
  summedMonths,
} from '../core/counted-months.ts';
import { type Integrity, summarizeIntegrity } from '../core/integrity.ts';
import {
  decisionsByMonth,
  repliesTo,
  rereadForVisitors,
  rereadOf,
  waitsFor,
} from './integrity-queries.ts';

type Report = Integrity & { readonly from: string; readonly to: string };

/** Counts of twelve months, stored under the first of them. */
const storedMonths = nightlyStatsOf<CountedMonths>('integrity-months');
/** The latest months are counted every night, because their reviews still get replies. */
const RECOUNTED_MONTHS = 2;

/** Reports stored by the previous release, read until the first nightly count. */
const reportsBefore = nightlyStatsOf<Report>('integrity');

/** The report counted last night, so that no request waits for a count; empty before that. */
export async function loadIntegrity(db: Db, now: Date): Promise<Report> {
  const months = lastYear(now);
  const monthsBefore = months.map(monthBefore);
  for (const period of [months, monthsBefore]) {
    const stored = await storedMonths.read(db, firstOf(period));
    if (stored) return reportOf(period, stored);
  }
  return (
    (await reportsBefore.read(db, firstOf(months))) ??
    (await reportsBefore.read(db, firstOf(monthsBefore))) ??
    reportOf(months, NOTHING_COUNTED)
  );
}

export async function refreshIntegrity(db: Db, now: Date): Promise<void> {
  const months = lastYear(now);
  const from = firstOf(months);
  const stored =
    (await storedMonths.read(db, from)) ?? (await storedMonths.read(db, monthBefore(from)));
  const settled = stored ? months.slice(0, -RECOUNTED_MONTHS) : [];
  let counts = joinedMonths(stored ?? NOTHING_COUNTED, settled, NOTHING_COUNTED);
  // Counting each month by itself keeps every statement within the timeout.
  for (const month of months.slice(settled.length)) {
    counts = joinedMonths(counts, months, await countMonths(db, [month]));
  }
  await storedMonths.replace(db, [[from, counts]]);
}

/** The last twelve complete months: current counts would reveal when a review was decided. */
const lastYear = (now: Date) => completedMonths(now, 'year');

const firstOf = (months: readonly string[]) => months[0] ?? '';
const lastOf = (months: readonly string[]) => months.at(-1) ?? '';

function reportOf(months: readonly string[], counts: CountedMonths): Report {
  return {
    from: firstOf(months),
    to: lastDayOf(lastOf(months)),
    ...summarizeIntegrity(months, summedMonths(counts)),
  };
}

async function countMonths(db: Db, months: readonly string[]): Promise<CountedMonths> {
  const span = { from: firstOf(months), until: monthAfter(lastOf(months)) };
  return {
    decisions: await decisionsByMonth(db, span),
    waits: await waitsFor(db, span),
    replies: await repliesTo(db, span),
    reported: await rereadOf(db, span, ['keep', 'remove']),
    reportedByVisitors: await rereadForVisitors(db, span),
    appealed: await rereadOf(db, span, ['dismiss', 'uphold']),
  };
}
