import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { installJobTables } from '../../jobs/install-job-tables.ts';
import { withLongRunningClient } from '../long-running-client.ts';
import { recordBaseline } from './baseline.ts';
import { installRoutines, ROUTINES } from './install-routines.ts';
import { executeInTransaction, LOCK_RETRY, type LockRetry, withLockRetry } from './lock-retry.ts';

export const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** Advisory lock of migrations, so that of two starting processes only one creates a table. */
const LOCK = 7_226_501;
/** First lines that let earlier releases continue, or run a migration without a transaction. */
const EXPANDS = /^-- expand\b/;
const OUTSIDE = /^-- .*\boutside a transaction$/;
/** The database belongs to a later release and must not be written to. */
export class NewerDatabaseError extends Error {}

interface MigrateOptions {
  readonly lockRetry?: LockRetry;
  /** Routines to install; empty for old migrations, whose tables today's routines do not fit. */
  readonly routines?: readonly string[];
}

/** Applies pending migrations (docs/add-a-migration.md), once also with concurrent callers. */
export function migrate(
  url: string,
  folder: string = MIGRATIONS,
  { lockRetry = LOCK_RETRY, routines = ROUTINES }: MigrateOptions = {},
) {
  return withLongRunningClient(url, async (client) => {
    await acquireLock(client);
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await makeTable(client);
    const migrations = readMigrationFiles({ migrationsFolder: folder });
    await recordBaseline(client, migrations[0]);
    const { rows } = await client.query<{ when: number; expands: boolean }>(
      'SELECT created_at::float AS when, expands FROM drizzle.__drizzle_migrations',
    );
    const files = new Set(migrations.map(({ folderMillis }) => folderMillis));
    const newer = rows.filter(({ when, expands }) => !files.has(when) && !expands).length;
    if (newer > 0) {
      throw new NewerDatabaseError(
        `The database has ${newer} ${newer === 1 ? 'migration' : 'migrations'} of a newer release that this one cannot work with: start the newer release, or restore a backup`,
      );
    }
    const applied = new Set(rows.map(({ when }) => when));
    const due = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
    for (const migration of due) await apply(client, migration, lockRetry);
    // A later release has migrated this database, so its routines must stay.
    const isNewest = rows.every(({ when }) => files.has(when));
    if (isNewest && routines.length > 0) await installRoutines(client, routines, lockRetry);
    await installJobTables(client);
    return { applied: due.length, total: rows.length + due.length };
  });
}

/** Polls instead of blocking, because CREATE INDEX CONCURRENTLY waits for blocked statements. */
async function acquireLock(client: pg.Client): Promise<void> {
  while (true) {
    const { rows } = await client.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS mine',
      [LOCK],
    );
    if (rows[0]?.mine) return;
    await pause(100);
  }
}

/** Drizzle's table, plus what older releases must know of migrations they do not have. */
function makeTable(client: pg.Client) {
  return client.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
       (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
     ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN IF NOT EXISTS expands boolean NOT NULL DEFAULT false`,
  );
}

function apply(client: pg.Client, migration: MigrationMeta, lockRetry: LockRetry): Promise<void> {
  const attempt = OUTSIDE.test(firstLine(migration))
    ? () => applyOutside(client, migration)
    : () => executeInTransaction(client, lockRetry, migration.sql, () => record(client, migration));
  return withLockRetry(lockRetry, attempt);
}

/** An interrupted concurrent build leaves an invalid index, which is dropped first. */
async function applyOutside(client: pg.Client, migration: MigrationMeta): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `SELECT indexrelid::regclass::text AS index FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE NOT indisvalid AND strpos($1, '"' || relname || '"') > 0`,
    [migration.sql.join('')],
  );
  for (const { index } of rows) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
  for (const statement of migration.sql) await client.query(statement);
  await record(client, migration);
}

function record(client: pg.Client, migration: MigrationMeta) {
  return client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at, expands) VALUES ($1, $2, $3)',
    [migration.hash, migration.folderMillis, EXPANDS.test(firstLine(migration))],
  );
}

function firstLine({ sql }: MigrationMeta): string {
  return sql[0]?.split('\n', 1)[0] ?? '';
}
