import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { installJobTables } from '../jobs/install-job-tables.ts';
import { withLongRunningClient } from './long-running-client.ts';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any number nobody else locks by: two processes starting at once must not both create a table. */
const LOCK = 7_226_501;

/** Brings the database up to date in one transaction; the second of two callers finds nothing to do. */
export function migrate(url: string, folder: string = MIGRATIONS) {
  return withLongRunningClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const before = await appliedMigrations(client);
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
    await installJobTables(client);
    const total = await appliedMigrations(client);
    return { applied: total - before, total };
  });
}

async function appliedMigrations(client: pg.Client): Promise<number> {
  const table = await client.query<{ known: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`,
  );
  if (!table.rows[0]?.known) return 0;
  const rows = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  return rows.rows[0]?.count ?? 0;
}
