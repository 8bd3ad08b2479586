import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { backedUpTables, digestOf, TEXT_RULES } from '../table-catalogue.ts';

export type Contents = Readonly<Record<string, string>>;

/** A restored database must also have the same migrations, or this release cannot use it. */
const MIGRATIONS = { schema: 'drizzle', name: '__drizzle_migrations', columns: ['hash'] };

const MAX_ATTEMPTS = 1_200;
const PAUSE_MS = 100;

/** Waits for an instant without transactions; returns its LSN and digests of all tables. */
export function findQuiescentPoint(url: string) {
  return withLongRunningClient(url, async (client) => {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const lsn = await trySnapshot(client);
      if (lsn !== null) return { lsn, contents: await databaseContents(client) };
      await client.query('ROLLBACK');
      await wait(PAUSE_MS);
    }
    throw new Error('The database was never without transactions');
  });
}

async function trySnapshot(client: pg.Client): Promise<string | null> {
  const before = await client.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const view = await client.query<{ lsn: string; still: boolean }>(
    `SELECT pg_snapshot_xmin(seen) = pg_snapshot_xmax(seen) AS still, pg_current_wal_insert_lsn() AS lsn
     FROM pg_current_snapshot() AS seen`,
  );
  const [lsn, found] = [before.rows[0]?.lsn, view.rows[0]];
  return found?.still === true && found.lsn === lsn ? found.lsn : null;
}

/** Returns row count and digest by table; call it in a transaction, so that all match. */
export async function databaseContents(client: pg.Client): Promise<Contents> {
  await client.query(TEXT_RULES);
  const contents: Record<string, string> = {};
  for (const table of [MIGRATIONS, ...(await backedUpTables(client))]) {
    const { rows, digest } = await digestOf(client, table);
    contents[`${table.schema}.${table.name}`] = `${rows} rows, ${digest}`;
  }
  return contents;
}

export function closeSegment(url: string): Promise<string> {
  return withLongRunningClient(url, async (client) => {
    // Our role may not call pg_switch_wal; starting and ending a backup closes the segment too.
    await client.query(`SELECT pg_backup_start('yousay', true)`);
    const { rows } = await client.query<{ segment: string }>(
      'SELECT pg_walfile_name(lsn) AS segment FROM pg_backup_stop(false)',
    );
    return rows[0]?.segment ?? '';
  });
}
