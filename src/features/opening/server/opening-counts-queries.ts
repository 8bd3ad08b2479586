import { and, between, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import { isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyOpenings, openingCounts } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { type CountedLanding, type Landing, MIN_INDEXED_OPENINGS } from '../core/landing.ts';

const { idJobField, province } = openingCounts;
const total = sql<number>`sum(${openingCounts.openings})::int`;
const NO_PROVINCE = '';

/** Open positions per job field, in one province if given. */
export async function countOpeningsByJobField(db: Db, within?: string): Promise<CountedLanding[]> {
  const rows = await db
    .select({ idJobField, count: total })
    .from(openingCounts)
    .where(within === undefined ? undefined : eq(province, within))
    .groupBy(idJobField);
  return rows.map((row) => ({ ...row, province: within }));
}

/** Open positions per province, of one job field if given. */
export async function countOpeningsByProvince(db: Db, within?: number): Promise<CountedLanding[]> {
  const rows = await db
    .select({ province, count: total })
    .from(openingCounts)
    .where(
      and(ne(province, NO_PROVINCE), within === undefined ? undefined : eq(idJobField, within)),
    )
    .groupBy(province);
  return rows.map((row) => ({ ...row, idJobField: within }));
}

export async function landingsWorthFinding(db: Db): Promise<Landing[]> {
  const [fields, provinces, pairs] = await Promise.all([
    countOpeningsByJobField(db),
    countOpeningsByProvince(db),
    db
      .select({ idJobField, province, count: total })
      .from(openingCounts)
      .where(ne(province, NO_PROVINCE))
      .groupBy(idJobField, province)
      .orderBy(idJobField, province),
  ]);
  return [...fields, ...provinces, ...pairs]
    .filter(({ count }) => count >= MIN_INDEXED_OPENINGS)
    .map(({ count: _count, ...landing }) => landing);
}

interface CompanyRange {
  readonly from: number;
  readonly to: number;
}

/** Stores open positions per company, in `scope` if given; triggers update `opening_counts`. */
export async function storeCompanyOpenings(db: Db, scope?: readonly number[] | CompanyRange) {
  const isAmong = among(scope);
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

function among(scope: readonly number[] | CompanyRange | undefined): SQL {
  if (scope === undefined) return sql`true`;
  return 'from' in scope
    ? sql`id_emp between ${scope.from} and ${scope.to}`
    : isOneOf(sql`id_emp`, scope);
}

const COMPANIES_PER_STATEMENT = 1_000;
const NIGHTS_PER_ROUND = 7;

/** Recounts a seventh of the companies, so that each is checked once in seven nights. */
export async function storeOpeningsOfNight(db: Db, night: number): Promise<void> {
  const [row] = await db.select({ last: max(companyOpenings.idEmp) }).from(companyOpenings);
  const step = COMPANIES_PER_STATEMENT * NIGHTS_PER_ROUND;
  const first = (night % NIGHTS_PER_ROUND) * COMPANIES_PER_STATEMENT;
  for (let from = first; from <= (row?.last ?? 0); from += step) {
    await storeCompanyOpenings(db, { from, to: from + COMPANIES_PER_STATEMENT - 1 });
  }
}

/** Merges rows of one job field and province, and deletes those that sum to 0. */
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

/**
 * Inserts the missing differences and returns how many counts were wrong. All statements read one
 * snapshot and differences add up, so concurrent changes are neither lost nor counted twice.
 */
export async function repairOpeningCounts(db: Db, perStatement = COMPANIES_PER_STATEMENT) {
  return db.transaction(
    async (tx) => {
      const differences = new Map<string, CountedPair>();
      const add = (rows: readonly CountedPair[], sign: 1 | -1) => {
        for (const { openings, ...pair } of rows) {
          const key = `${pair.idJobField} ${pair.province}`;
          const before = differences.get(key)?.openings ?? 0;
          differences.set(key, { ...pair, openings: before + sign * openings });
        }
      };
      const stored = { idJobField, province, openings: total };
      add(await tx.select(stored).from(openingCounts).groupBy(idJobField, province), -1);
      const [row] = await tx.select({ last: max(companyOpenings.idEmp) }).from(companyOpenings);
      for (let from = 0; from <= (row?.last ?? -1); from += perStatement) {
        add(await publicOpenings(tx, { from, to: from + perStatement - 1 }), 1);
      }
      const corrections = [...differences.values()].filter(({ openings }) => openings !== 0);
      if (corrections.length > 0) await tx.insert(openingCounts).values(corrections);
      return corrections.length;
    },
    { isolationLevel: 'repeatable read' },
  );
}

type CountedPair = Pick<typeof openingCounts.$inferSelect, 'idJobField' | 'province' | 'openings'>;

function publicOpenings(db: Db, { from, to }: CompanyRange): Promise<CountedPair[]> {
  const pair = { idJobField: companyOpenings.idJobField, province: companyOpenings.province };
  return db
    .select({ ...pair, openings: sql<number>`sum(${companyOpenings.openings})::int` })
    .from(companyOpenings)
    .innerJoin(companies, eq(companies.idEmp, companyOpenings.idEmp))
    .where(and(between(companies.idEmp, from, to), companies.isActive, companies.isListed))
    .groupBy(pair.idJobField, pair.province);
}
