import type { Db } from '#shared/server/db/pool.ts';
import type { Insight } from '../core/insight.ts';
import { tellInsight } from '../core/insight.ts';
import type { Period } from '../core/month.ts';
import { monthAfter, toldMonths } from '../core/month.ts';
import { reviewsByMonth, visitsByMonth } from './visit-queries.ts';

/** What visitors of a company did in the last whole month, or in the last twelve. */
export async function loadInsight(
  db: Db,
  idEmp: number,
  period: Period,
  now: Date,
): Promise<Insight> {
  const months = toldMonths(now, period);
  const [from = '', last = from] = [months[0], months.at(-1)];
  const span = { idEmp, from, until: monthAfter(last) };
  const [counts, reviews] = await Promise.all([visitsByMonth(db, span), reviewsByMonth(db, span)]);
  return tellInsight(period, months, counts, reviews);
}
