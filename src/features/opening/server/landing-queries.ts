import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { jobFields, provinces } from '#shared/server/db/schema/master-data.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import {
  type CountedLanding,
  type Landing,
  type LandingFigures,
  MOST_COUNTED,
  MOST_WEIGHED,
  PAY_TOLD_BY,
  WORTH_FINDING,
} from '../core/landing.ts';
import { IS_OPEN, isShown } from './opening-queries.ts';
import { IS_NEW, NEWEST } from './opening-search-queries.ts';

type Narrowed = { readonly [Name in keyof Landing]: SQLWrapper | Landing[Name] };

/**
 * How many open positions there are, counted no further than `most`. They are ordered as an index has them: else a
 * planner that expects many reads the whole table until it has met enough.
 */
function counted({ idJobField, province }: Narrowed, most: number): SQL {
  const isOfBoth = idJobField !== undefined && province !== undefined;
  const order = isOfBoth ? sql`${openings.expiresAt}` : sql.join([...NEWEST], sql`, `);
  return sql`(select count(*)::int from (
    select 1 from ${openings} join ${companies} on ${companies.idEmp} = ${openings.idEmp}
    where ${and(
      IS_OPEN,
      isPublicCompany,
      idJobField === undefined ? undefined : sql`${openings.idJobField} = ${idJobField}`,
      province === undefined ? undefined : sql`${openings.province} = ${province}`,
    )} order by ${order} limit ${most}) held)`;
}

/** Open positions of each job field, in a province where one is named. */
export async function countByJobField(db: Db, province?: string): Promise<CountedLanding[]> {
  const count = counted({ idJobField: jobFields.idJobField, province }, MOST_COUNTED);
  const { rows } = await db.execute<{ idJobField: number; count: number }>(
    sql`select ${jobFields.idJobField} as "idJobField", ${count} as count from ${jobFields}`,
  );
  return rows.map((row) => ({ ...row, province }));
}

/** Open positions in each province, of a job field where one is named. */
export async function countByProvince(db: Db, idJobField?: number): Promise<CountedLanding[]> {
  const count = counted({ idJobField, province: provinces.code }, MOST_COUNTED);
  const { rows } = await db.execute<{ province: string; count: number }>(
    sql`select ${provinces.code} as province, ${count} as count from ${provinces}`,
  );
  return rows.map((row) => ({ ...row, idJobField }));
}

/** The landing pages that are worth finding, each job field in each province among them. */
export async function landingsWorthFinding(db: Db): Promise<Landing[]> {
  const { idJobField } = jobFields;
  const { code } = provinces;
  const pair = counted({ idJobField, province: code }, WORTH_FINDING);
  const [fields, places, { rows: pairs }] = await Promise.all([
    countByJobField(db),
    countByProvince(db),
    db.execute<{ idJobField: number; province: string }>(sql`
      select ${idJobField} as "idJobField", ${code} as province
      from ${jobFields} cross join ${provinces}
      where ${pair} >= ${WORTH_FINDING} order by 1, 2`),
  ]);
  const singles = [...fields, ...places].filter(({ count }) => count >= WORTH_FINDING);
  return [...singles.map(({ count: _count, ...landing }) => landing), ...pairs];
}

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
