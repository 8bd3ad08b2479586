import { lastDayOf, monthAfter, monthBefore, toldMonths } from '#features/insight/core/month.ts';
import { nightly } from '#shared/server/db/nightly-figures-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type Integrity, tellIntegrity } from '../core/integrity.ts';
import { decisionsByMonth, repliesTo, rereadOf, waitsFor } from './integrity-queries.ts';

type Report = Integrity & { readonly from: string; readonly to: string };

const reports = nightly<Report>('integrity');

/** The last twelve whole months: a figure that grew by the hour would tell when a review came. */
function spanOf(now: Date) {
  const months = toldMonths(now, 'year');
  const [from = '', last = from] = [months[0], months.at(-1)];
  return { months, from, last, until: monthAfter(last) };
}

/** The report as of last night, also before the first night of a month, so that a reader waits for no count of a year. */
export async function loadIntegrity(db: Db, now: Date): Promise<Report> {
  const { from } = spanOf(now);
  return (
    (await reports.read(db, from)) ??
    (await reports.read(db, monthBefore(from))) ??
    (await countIntegrity(db, now))
  );
}

export async function keepIntegrity(db: Db, now: Date): Promise<void> {
  await reports.replace(db, [[spanOf(now).from, await countIntegrity(db, now)]]);
}

async function countIntegrity(db: Db, now: Date): Promise<Report> {
  const { months, last, ...span } = spanOf(now);
  const { from } = span;
  const [decisions, waits, replies, reported, appealed] = await Promise.all([
    decisionsByMonth(db, span),
    waitsFor(db, span),
    repliesTo(db, span),
    rereadOf(db, span, ['keep', 'remove']),
    rereadOf(db, span, ['dismiss', 'uphold']),
  ]);
  return {
    from,
    to: lastDayOf(last),
    ...tellIntegrity(months, { decisions, waits, replies, reported, appealed }),
  };
}
