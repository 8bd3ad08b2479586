import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { Counts } from '../../core/choice-counts.ts';

const total = sql<number>`count(*)::int`;

const countsOf = (rows: readonly { id: string; total: number }[]): Counts =>
  new Map(rows.map((row) => [row.id, row.total]));

/** `within` is a condition on companies, as `isIn` makes it. */
export async function countByIndustry(db: Db, within: SQL | undefined): Promise<Counts> {
  const id = sql<string>`${companies.idIndustry}::text`;
  const rows = await db
    .select({ id, total })
    .from(companies)
    .where(and(isPublicCompany, within))
    .groupBy(companies.idIndustry);
  return countsOf(rows);
}

export async function countByJobField(db: Db, within: SQL | undefined): Promise<Counts> {
  const id = sql<string>`${companyJobFields.idJobField}::text`;
  const rows = await db
    .select({ id, total })
    .from(companyJobFields)
    .innerJoin(companies, eq(companies.idEmp, companyJobFields.idEmp))
    .where(and(isPublicCompany, within))
    .groupBy(companyJobFields.idJobField);
  return countsOf(rows);
}

export async function countByProvince(db: Db, within: SQL | undefined): Promise<Counts> {
  const id = sql<string>`${companies.province}`;
  const rows = await db
    .select({ id, total })
    .from(companies)
    .where(and(isPublicCompany, within, isNotNull(companies.province)))
    .groupBy(companies.province);
  return countsOf(rows);
}
