import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyCounts } from '#shared/server/db/schema/company-stats.ts';
import type { CountsByChoice } from '../../core/choice-counts.ts';
import type { SiteFigures } from '../../core/fields/field-figures.ts';

export interface CountScope {
  readonly idIndustry: number;
  readonly idJobField: number;
  readonly province: string;
}

const { idIndustry, idJobField, province } = companyCounts;
const COLUMNS = { idIndustry, idJobField, province } as const;
const sumOf = (column: 'companies' | 'reviews' | 'openings') =>
  sql<number>`coalesce(sum(${companyCounts[column]}), 0)::int`;

const valueAt = (scope: CountScope, part: keyof CountScope) =>
  part === 'idIndustry' && scope.idIndustry === ALL_INDUSTRIES_ID ? 0 : scope[part];

const isAt = (scope: CountScope, parts: readonly (keyof CountScope)[]): SQL | undefined =>
  and(...parts.map((part) => eq(COLUMNS[part], valueAt(scope, part))));

export async function storedStats(db: Db, scope: CountScope): Promise<SiteFigures> {
  const [row] = await db
    .select({
      companies: sumOf('companies'),
      reviews: sumOf('reviews'),
      openings: sumOf('openings'),
    })
    .from(companyCounts)
    .where(isAt(scope, ['idIndustry', 'idJobField', 'province']));
  return row ?? { companies: 0, reviews: 0, openings: 0 };
}

export async function storedCountsBy(
  db: Db,
  by: keyof CountScope,
  scope: CountScope,
): Promise<CountsByChoice> {
  const rest = (['idIndustry', 'idJobField', 'province'] as const).filter((part) => part !== by);
  const rows = await db
    .select({ id: sql<string>`${COLUMNS[by]}::text`, total: sumOf('companies') })
    .from(companyCounts)
    .where(and(isAt(scope, rest), ne(COLUMNS[by], by === 'province' ? '' : 0)))
    .groupBy(COLUMNS[by])
    .having(sql`sum(${companyCounts.companies}) > 0`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Merges the rows of each changed scope into one. */
export async function compactCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with fresh as (
      delete from company_counts where not is_compacted
      returning id_industry, id_job_field, province, companies, reviews, openings
    ), folded as (
      delete from company_counts kept
      using (select distinct id_industry, id_job_field, province from fresh) changed
      where kept.is_compacted and (kept.id_industry, kept.id_job_field, kept.province)
        = (changed.id_industry, changed.id_job_field, changed.province)
      returning kept.id_industry, kept.id_job_field, kept.province, kept.companies, kept.reviews, kept.openings
    )
    insert into company_counts
    select id_industry, id_job_field, province, sum(companies), sum(reviews), sum(openings), true
    from (select * from fresh union all select * from folded) summed
    group by 1, 2, 3
    having sum(companies) <> 0 or sum(reviews) <> 0 or sum(openings) <> 0`);
}

/** Repairs counts by adding differences in one statement; returns the number of wrong scopes. */
export async function compareCounts(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into company_counts
    select id_industry, id_job_field, province,
      sum(by * companies), sum(by * reviews), sum(by * openings)
    from (
      select 1 as by, * from company_counts_expected
      union all
      select -1, id_industry, id_job_field, province, companies, reviews, openings from company_counts
    ) compared
    group by 1, 2, 3
    having sum(by * companies) <> 0 or sum(by * reviews) <> 0 or sum(by * openings) <> 0`);
  return rowCount ?? 0;
}
