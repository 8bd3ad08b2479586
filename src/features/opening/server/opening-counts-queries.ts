import { and, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import { isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyOpenings, openingCounts } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { type CountedLanding, type Landing, WORTH_FINDING } from '../core/landing.ts';

const { idJobField, province } = openingCounts;
const total = sql<number>`sum(${openingCounts.openings})::int`;
const NO_PROVINCE = '';

/** Open positions of each job field, in a province where one is named. */
export async function countByJobField(db: Db, within?: string): Promise<CountedLanding[]> {
  const rows = await db
    .select({ idJobField, count: total })
    .from(openingCounts)
    .where(within === undefined ? undefined : eq(province, within))
    .groupBy(idJobField);
  return rows.map((row) => ({ ...row, province: within }));
}

/** Open positions in each province, of a job field where one is named. */
export async function countByProvince(db: Db, within?: number): Promise<CountedLanding[]> {
  const rows = await db
    .select({ province, count: total })
    .from(openingCounts)
    .where(
      and(ne(province, NO_PROVINCE), within === undefined ? undefined : eq(idJobField, within)),
    )
    .groupBy(province);
  return rows.map((row) => ({ ...row, idJobField: within }));
}

/** The landing pages that are worth finding, each job field in each province among them. */
export async function landingsWorthFinding(db: Db): Promise<Landing[]> {
  const [fields, provinces, pairs] = await Promise.all([
    countByJobField(db),
    countByProvince(db),
    db
      .select({ idJobField, province, count: total })
      .from(openingCounts)
      .where(ne(province, NO_PROVINCE))
      .groupBy(idJobField, province)
      .orderBy(idJobField, province),
  ]);
  return [...fields, ...provinces, ...pairs]
    .filter(({ count }) => count >= WORTH_FINDING)
    .map(({ count: _count, ...landing }) => landing);
}

interface CompanyRange {
  readonly from: number;
  readonly to: number;
}

/** Stores what is open of these companies, or of all; triggers pass each difference on to `opening_counts`. */
export async function storeCompanyOpenings(
  db: Db,
  some?: readonly number[] | CompanyRange,
): Promise<void> {
  const isAmong = among(some);
  await db.execute(sql`
    with now_open as (
      select id_emp, id_job_field, coalesce(province, '') as province, count(*)::int as openings
      from ${openings} where ${isAmong} and ${sql.raw(isOpen('openings'))} group by 1, 2, 3
    ), removed as (
      delete from ${companyOpenings} where ${isAmong}
        and (id_emp, id_job_field, province) not in (select id_emp, id_job_field, province from now_open)
    )
    insert into ${companyOpenings} as stored (id_emp, id_job_field, province, openings)
    select id_emp, id_job_field, province, openings from now_open
    on conflict (id_emp, id_job_field, province) do update set openings = excluded.openings
    where stored.openings <> excluded.openings`);
}

function among(some: readonly number[] | CompanyRange | undefined): SQL {
  if (some === undefined) return sql`true`;
  return 'from' in some
    ? sql`id_emp between ${some.from} and ${some.to}`
    : isOneOf(sql`id_emp`, some);
}

const COMPANIES_PER_STATEMENT = 1_000;
const NIGHTS_PER_ROUND = 7;

/** Stores the openings of a seventh of the companies anew, so that each is checked once in seven nights. */
export async function storeOpeningsOfNight(db: Db, night: number): Promise<void> {
  const [row] = await db.select({ last: max(companyOpenings.idEmp) }).from(companyOpenings);
  const step = COMPANIES_PER_STATEMENT * NIGHTS_PER_ROUND;
  const first = (night % NIGHTS_PER_ROUND) * COMPANIES_PER_STATEMENT;
  for (let from = first; from <= (row?.last ?? 0); from += step) {
    await storeCompanyOpenings(db, { from, to: from + COMPANIES_PER_STATEMENT - 1 });
  }
}

/** Leaves one row of a job field and province where there are several, and none where they add up to nothing. */
export async function mergeOpeningCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with several as (
      select id_job_field, province from ${openingCounts} group by 1, 2
      having count(*) > 1 or sum(openings) = 0
    ), merged as (
      delete from ${openingCounts} counted using several
      where (counted.id_job_field, counted.province) = (several.id_job_field, several.province)
      returning counted.id_job_field, counted.province, counted.openings
    )
    insert into ${openingCounts} (id_job_field, province, openings)
    select id_job_field, province, sum(openings) from merged group by 1, 2 having sum(openings) <> 0`);
}

/** Adds what the counts lack, in one statement, and returns how many of them were wrong. */
export async function repairOpeningCounts(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${openingCounts} (id_job_field, province, openings)
    select id_job_field, province, sum(openings) from (
      select id_job_field, o.province, openings from ${companyOpenings} o join companies using (id_emp)
      where is_active and is_listed
      union all select id_job_field, province, -openings from ${openingCounts}
    ) compared group by 1, 2 having sum(openings) <> 0`);
  return rowCount ?? 0;
}
