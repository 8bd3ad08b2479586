import { reviewPeriods } from '#features/review/core/employer/review-periods.ts';
import { monthsOfReviews } from '#shared/server/company/review-months-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { MAX_OFFSET, type OffsetOf, summarizeInsight } from '../core/insight.ts';
import type { Insight } from '../core/insight-contract.ts';
import { completedMonths, monthAfter, type Period } from '../core/month.ts';
import { figuresByMonth, lettersByMonth, visitsByMonth } from './visit-queries.ts';

/** Loads visitor statistics of a company for the last complete month or the last twelve. */
export async function loadInsight(
  db: Db,
  idEmp: number,
  period: Period,
  now: Date,
): Promise<Insight> {
  const months = completedMonths(now, period);
  const [from = '', last = from] = [months[0], months.at(-1)];
  const span = { idEmp, from, until: monthAfter(last) };
  const [counts, monthsOfAll, letters, figures] = await Promise.all([
    visitsByMonth(db, span),
    monthsOfReviews(db, idEmp),
    lettersByMonth(db, span),
    figuresByMonth(db, span),
  ]);
  const offsetOf: OffsetOf = (cell) =>
    keyedHash('figures of visitors', `${idEmp} ${cell}`).readUInt32BE() % (MAX_OFFSET + 1);
  const reviews = reviewPeriods(monthsOfAll);
  return summarizeInsight(period, months, counts, { reviews, letters, figures }, offsetOf);
}
