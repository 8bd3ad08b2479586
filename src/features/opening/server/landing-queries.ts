import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import {
  type Landing,
  type LandingFigures,
  MOST_WEIGHED,
  PAY_TOLD_BY,
  WORTH_FINDING,
} from '../core/landing.ts';
import { isShown } from './opening-queries.ts';
import { IS_NEW, NEWEST } from './opening-search-queries.ts';

/** Null where a landing page is not worth finding. */
export async function findFigures(db: Db, landing: Landing): Promise<LandingFigures | null> {
  const newest = db
    .select({
      idEmp: openings.idEmp,
      isNew: IS_NEW.as('is_new'),
      currency: openings.salaryCurrency,
      payFrom: openings.salaryFrom,
      payTo: sql`coalesce(${openings.salaryTo}, ${openings.salaryFrom})`.as('pay_to'),
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(isShown(landing), isPublicCompany))
    .orderBy(...NEWEST)
    .limit(MOST_WEIGHED)
    .as('newest');
  const told = sql`${newest.payFrom} is not null and ${newest.currency} = 'THB'`;
  const quarter = (share: number, pay: SQLWrapper) =>
    sql<number>`percentile_disc(${share}) within group (order by ${pay}) filter (where ${told})`;
  const [found] = await db
    .select({
      weighed: sql<number>`count(*)::int`,
      companies: sql<number>`count(distinct ${newest.idEmp})::int`,
      fresh: sql<number>`count(*) filter (where ${newest.isNew})::int`,
      told: sql<number>`count(*) filter (where ${told})::int`,
      tellers: sql<number>`count(distinct ${newest.idEmp}) filter (where ${told})::int`,
      salaryFrom: quarter(0.25, newest.payFrom),
      salaryTo: quarter(0.75, newest.payTo),
    })
    .from(newest);
  if (!found || found.weighed < WORTH_FINDING) return null;
  const { weighed, fresh, tellers, salaryFrom, salaryTo } = found;
  const isPayTold = found.told >= PAY_TOLD_BY.positions && tellers >= PAY_TOLD_BY.companies;
  return {
    companies: weighed < MOST_WEIGHED ? found.companies : null,
    fresh,
    pay: isPayTold ? { salaryFrom, salaryTo, salaryCurrency: 'THB', told: found.told } : null,
  };
}
