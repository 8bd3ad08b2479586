import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { inStatement, isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { ChoiceCounts, CountedPart, CountsByChoice } from '../../core/choice-counts.ts';
import { type Category, EVERY_COMPANY, isIn } from '../list-queries.ts';

const total = sql<number>`count(*)::int`;

const countsOf = (rows: readonly { id: string; total: number }[]): CountsByChoice =>
  new Map(rows.map((row) => [row.id, row.total]));

/** Counts companies per value of a column; `within` is a condition built by `isIn`. */
export async function countByColumn(
  db: Db,
  column: 'idIndustry' | 'province',
  within: SQL | undefined,
): Promise<CountsByChoice> {
  const rows = await db
    .select({ id: sql<string>`${companies[column]}::text`, total })
    .from(companies)
    .where(and(isPublicCompany, within, isNotNull(companies[column])))
    .groupBy(companies[column]);
  return countsOf(rows);
}

export async function countByJobField(db: Db, within: SQL | undefined): Promise<CountsByChoice> {
  const id = sql<string>`${companyJobFields.idJobField}::text`;
  const rows = await db
    .select({ id, total })
    .from(companyJobFields)
    .innerJoin(companies, eq(companies.idEmp, companyJobFields.idEmp))
    .where(and(isPublicCompany, within))
    .groupBy(companyJobFields.idJobField);
  return countsOf(rows);
}

/** Counts filter options among the first `maxCompanies` matches, or among `ids`, in one scan. */
export async function countFirst(
  db: Db,
  {
    within,
    ids,
    maxCompanies,
  }: { within: Category; ids?: readonly number[]; maxCompanies: number },
): Promise<ChoiceCounts> {
  const { idIndustry, idJobField, province, ...refined } = within;
  const only = (part: Partial<Category>) => isIn({ ...EVERY_COMPANY, ...part }) ?? sql`true`;
  const { rows } = await db.execute<{
    part: CountedPart | 'looked';
    id: string;
    total: number;
  }>(sql`
    with looked as materialized (
      select ${companies.idEmp}, ${companies.idIndustry}, ${companies.province},
        ${only({ idIndustry })} as in_industry, ${only({ idJobField })} as in_field,
        ${only({ province })} as in_province
      from ${companies} where ${and(isPublicCompany, ids && isOneOf(companies.idEmp, ids), only(refined))} limit ${inStatement(maxCompanies)}
    )
    select 'looked' as part, '' as id, ${total} as total from looked
    union all
    select 'industries', id_industry::text, ${total} from looked
      where in_field and in_province group by id_industry
    union all
    select 'jobFields', id_job_field::text, ${total} from looked
      join ${companyJobFields} using (id_emp) where in_industry and in_province group by id_job_field
    union all
    select 'provinces', province, ${total} from looked
      where in_industry and in_field and province is not null group by province`);
  const of = (choicePart: CountedPart) => countsOf(rows.filter(({ part }) => part === choicePart));
  const consideredCount = rows.find(({ part }) => part === 'looked')?.total ?? 0;
  return {
    industries: of('industries'),
    jobFields: of('jobFields'),
    provinces: of('provinces'),
    isLeast: consideredCount >= maxCompanies,
  };
}
