import { lastDayOf, monthAfter, toldMonths } from '#features/insight/core/month.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { tellIntegrity } from '../core/integrity.ts';
import { decisionsByMonth, repliesTo, rereadOf, waitsFor } from './integrity-queries.ts';

/** The last twelve whole months: a figure that grew by the hour would tell when a review came. */
export async function loadIntegrity(db: Db, now: Date) {
  const months = toldMonths(now, 'year');
  const [from = '', last = from] = [months[0], months.at(-1)];
  const span = { from, until: monthAfter(last) };
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
