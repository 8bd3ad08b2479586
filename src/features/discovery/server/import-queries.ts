import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import type { ImportedCompany } from '../core/imported-company.ts';

/** Id of an advisory lock, so that two concurrent imports do not both add a company. */
const LOCK = 7_226_503;

export interface ExistingCompany extends ImportedCompany {
  readonly idEmp: number;
  readonly isClaimed: boolean;
}

const IMPORTED_COLUMNS = {
  importKey: companies.importKey,
  stockSymbol: companies.stockSymbol,
  companyNameTh: companies.companyNameTh,
  companyNameEn: companies.companyNameEn,
  idIndustry: companies.idIndustry,
  province: companies.province,
  address: companies.address,
  postalCode: companies.postalCode,
  telephone: companies.telephone,
  website: companies.website,
} as const satisfies Record<keyof ImportedCompany, unknown>;

export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

export async function importedBefore(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, ExistingCompany>> {
  const rows = await db
    .select({
      ...IMPORTED_COLUMNS,
      idEmp: companies.idEmp,
      importKey: sql<string>`${companies.importKey}`,
      isClaimed: sql<boolean>`${companies.claimedAt} is not null`,
    })
    .from(companies)
    .where(inArray(companies.importKey, [...keys]))
    .for('update');
  return new Map(rows.map((row) => [row.importKey, row]));
}

/** Upserts companies by import key, and adds the statistics row that lists join. */
export async function storeImported(db: Db, stored: readonly ImportedCompany[]): Promise<void> {
  if (stored.length === 0) return;
  const rows = await db
    .insert(companies)
    .values([...stored])
    .onConflictDoUpdate({
      target: companies.importKey,
      set: {
        ...Object.fromEntries(
          Object.entries(IMPORTED_COLUMNS).map(([name, column]) => [
            name,
            sql`excluded.${sql.identifier(column.name)}`,
          ]),
        ),
        updatedAt: new Date(),
      },
    })
    .returning({ idEmp: companies.idEmp });
  await db.insert(companyStats).values(rows).onConflictDoNothing();
}

/** Indexes whose row-by-row update would take most of an import. */
const SEARCHED = ['company_search_halves', 'company_search_inside'];

/**
 * Buffers new index entries and adds them in large batches, which takes a fifth of the time.
 * Searches must also read the buffer, so buffering is only on during imports.
 */
export async function bufferNameIndexes(db: Db): Promise<void> {
  for (const name of SEARCHED) await setFastUpdate(db, name, 'on');
}

/** Adds the buffered entries and stops buffering, also after a killed import. */
export async function flushNameIndexes(db: Db): Promise<void> {
  for (const name of SEARCHED) {
    await setFastUpdate(db, name, 'off');
    await db.execute(sql`select gin_clean_pending_list(${name}::regclass)`);
  }
}

async function setFastUpdate(db: Db, index: string, state: 'on' | 'off'): Promise<void> {
  await db.execute(sql`alter index ${sql.identifier(index)} set (fastupdate = ${sql.raw(state)})`);
}

/** Analyzing may exceed this on a busy server; autovacuum then does it later. */
const ANALYZE_TIMEOUT = '60s';

export async function analyzeCompanies(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${ANALYZE_TIMEOUT}, true)`);
    await tx.execute(sql`analyze companies, company_search, company_stats`);
  });
}
