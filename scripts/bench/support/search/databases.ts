import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { foldName } from '#shared/core/company/fold-name.ts';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { createDatabase, withDatabaseName } from '#shared/server/db/named-databases.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { random } from '../../../artwork/random.ts';
import { insertRows } from '../../../seed/insert-rows.ts';
import type { Phrase } from '../../../seed/phrase.ts';

export async function withServer<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  using home = mkdtempDisposableSync(join(tmpdir(), 'bench-search-'));
  const server = await startEmbeddedPostgres(home.path);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

export async function withNewDatabase<Value>(
  server: string,
  name: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  await createDatabase(server, name);
  const connectionString = withDatabaseName(server, name);
  await migrate(connectionString);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Inserts companies; as in the product, triggers fold their names and copy the popularity. */
export async function storeSearchCompanies(
  client: Client,
  names: readonly Phrase[],
): Promise<void> {
  await insertRows(
    client,
    companies,
    names.map(({ th, en }, index) => ({
      companyNameTh: th,
      companyNameEn: en,
      idIndustry: (index % 46) + 1,
      isDemo: true,
    })),
  );
  await client.query(
    `INSERT INTO company_stats (id_emp, review_count, application_count)
     SELECT id_emp, (200 * fame ^ 4)::int, (600 * fame ^ 4)::int
     FROM companies, LATERAL (SELECT id_emp * 7919 % 1000 / 1000.0 AS fame) drawn`,
  );
  await client.query('ANALYZE');
}

/** Maintained by triggers, so the product's schema omits it. */
export const companySearch = pgTable('company_search', {
  idEmp: integer('id_emp').notNull(),
  termsTh: text('terms_th').notNull(),
  termsEn: text('terms_en').notNull(),
  popularity: integer('popularity').notNull(),
});

export function* folded(
  names: Iterable<Phrase>,
  last = 0,
): Generator<typeof companySearch.$inferInsert> {
  const draw = random('bench', 'popularity');
  let idEmp = last;
  for (const { th, en } of names) {
    idEmp += 1;
    const popularity = Math.floor(200 * draw.next() ** 4);
    yield { idEmp, termsTh: foldName(th), termsEn: foldName(en), popularity };
  }
}

/** Copies names into the search table, then indexes them: triggers are slow for a million rows. */
export async function storeFoldedNames(client: Client, names: Iterable<Phrase>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'company_search' AND indexname <> 'company_search_pkey'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await client.query('ALTER TABLE company_search DROP CONSTRAINT company_search_id_emp_fkey');
  await insertRows(client, companySearch, folded(names));
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
  await client.query('VACUUM ANALYZE company_search');
}
