import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import {
  type Landing,
  type LandingStats,
  MAX_SAMPLED_OPENINGS,
  MIN_INDEXED_OPENINGS,
  MIN_PAY_SAMPLE,
} from '../core/landing.ts';
import { isVisible } from './opening-queries.ts';
import { IS_NEW, NEWEST } from './opening-search-queries.ts';

export async function findLandingStats(db: Db, landing: Landing): Promise<LandingStats | null> {
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
    .where(and(isVisible(landing), isPublicCompany))
    .orderBy(...NEWEST)
    .limit(MAX_SAMPLED_OPENINGS)
    .as('newest');
  const isPayStated = sql`${newest.payFrom} is not null and ${newest.currency} = 'THB'`;
  const quarter = (share: number, pay: SQLWrapper) =>
    sql<number>`percentile_disc(${share}) within group (order by ${pay}) filter (where ${isPayStated})`;
  const [found] = await db
    .select({
      sampled: sql<number>`count(*)::int`,
      companies: sql<number>`count(distinct ${newest.idEmp})::int`,
      fresh: sql<number>`count(*) filter (where ${newest.isNew})::int`,
      statedCount: sql<number>`count(*) filter (where ${isPayStated})::int`,
      statingCompanies: sql<number>`count(distinct ${newest.idEmp}) filter (where ${isPayStated})::int`,
      salaryFrom: quarter(0.25, newest.payFrom),
      salaryTo: quarter(0.75, newest.payTo),
    })
    .from(newest);
  if (!found || found.sampled < MIN_INDEXED_OPENINGS) return null;
  const { sampled, fresh, statingCompanies, salaryFrom, salaryTo } = found;
  const hasEnoughPay =
    found.statedCount >= MIN_PAY_SAMPLE.positions && statingCompanies >= MIN_PAY_SAMPLE.companies;
  return {
    companies: sampled < MAX_SAMPLED_OPENINGS ? found.companies : null,
    fresh,
    pay: hasEnoughPay
      ? { salaryFrom, salaryTo, salaryCurrency: 'THB', statedCount: found.statedCount }
      : null,
  };
}
