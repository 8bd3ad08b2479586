import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { reviewSums } from '../db/schema/company-stats.ts';

const STARS = [1, 2, 3, 4, 5];
/** Overall ratings come first in `counts`. */
const RATED = {
  count: sql.raw(STARS.map((star) => `counts[${star}]`).join(' + ')),
  sum: sql.raw(STARS.map((star) => `${star} * counts[${star}]`).join(' + ')),
};

export function monthsOfReviews(db: Db, idEmp: number) {
  return db
    .select({
      month: sql<string>`${reviewSums.month}::text`,
      count: sql<number>`sum(${RATED.count})::int`,
      sum: sql<number>`sum(${RATED.sum})::int`,
    })
    .from(reviewSums)
    .where(eq(reviewSums.idEmp, idEmp))
    .groupBy(reviewSums.month)
    .having(sql`sum(${RATED.count}) > 0`)
    .orderBy(reviewSums.month);
}
