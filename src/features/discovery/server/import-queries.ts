import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import type { ImportedCompany } from '../core/imported-company.ts';

/** Any number nobody else locks by: two imports at once must not both add a company. */
const LOCK = 7_226_503;

export interface KnownCompany extends ImportedCompany {
  readonly idEmp: number;
  readonly isClaimed: boolean;
}

export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

export async function importedBefore(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, KnownCompany>> {
  const rows = await db
    .select({
      idEmp: companies.idEmp,
      importKey: sql<string>`${companies.importKey}`,
      stockSymbol: companies.stockSymbol,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      idIndustry: companies.idIndustry,
      province: companies.province,
      address: companies.address,
      postalCode: companies.postalCode,
      telephone: companies.telephone,
      website: companies.website,
      isClaimed: sql<boolean>`${companies.claimedAt} is not null`,
    })
    .from(companies)
    .where(inArray(companies.importKey, [...keys]))
    .for('update');
  return new Map(rows.map((row) => [row.importKey, row]));
}

/** Lists join the figures, so that a company without any must have the row too. */
export async function addImported(db: Db, added: readonly ImportedCompany[]): Promise<void> {
  if (added.length === 0) return;
  const rows = await db
    .insert(companies)
    .values([...added])
    .returning({ idEmp: companies.idEmp });
  await db.insert(companyStats).values(rows);
}

export async function updateImported(db: Db, idEmp: number, now: ImportedCompany): Promise<void> {
  await db
    .update(companies)
    .set({ ...now, updatedAt: new Date() })
    .where(sql`${companies.idEmp} = ${idEmp}`);
}

export async function analyzeCompanies(db: Db): Promise<void> {
  await db.execute(sql`analyze companies, company_search, company_stats`);
}
