import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { keyFingerprint } from '../keyed-hash.ts';
import { syncDirectory } from '../storage/sync-directory.ts';
import { backUpFiles, type DataLocations } from './data-files.ts';
import { writeHashed } from './hashed-copy.ts';
import { type BackedUpTable, FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import {
  backedUpTables,
  columnList,
  digestOf,
  listSequences,
  quoted,
  type Table,
  TEXT_RULES,
} from './table-catalogue.ts';

/**
 * A consistent backup while the product runs: tables from one snapshot, then the files. Sessions,
 * links, secrets and mails (which hold links) are left out. The folder gets its final name only
 * when complete.
 */
export async function backUp(url: string, locations: DataLocations, target: string, now: Date) {
  if (existsSync(target)) throw new Error(`${target} is already there`);
  const draft = `${target}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const database = await withLongRunningClient(url, (client) => backUpDatabase(client, draft));
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: now.toISOString(),
    key: keyFingerprint(),
    ...database,
    storage: locations.storageRoot !== null,
    files: await backUpFiles(locations, draft),
  };
  await writeDurably(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(draft, target);
  await syncDirectory(dirname(target));
  return manifest;
}

async function backUpDatabase(client: pg.Client, folder: string) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(TEXT_RULES);
  const migrations = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  const tables: BackedUpTable[] = [];
  for (const table of await backedUpTables(client)) {
    tables.push(await backUpTable(client, table, folder));
  }
  // Sequences are not part of snapshots: read last, they are past every number in the tables.
  const sequences = await listSequences(client);
  await client.query('COMMIT');
  return { migrations: migrations.rows.map(({ hash }) => hash), tables, sequences };
}

async function backUpTable(client: pg.Client, table: Table, folder: string) {
  const digest = await digestOf(client, table);
  const file = `tables/${table.schema}.${table.name}.gz`;
  const rows = client.query(
    copyTo(`COPY (SELECT ${columnList(table)} FROM ${quoted(table)}) TO STDOUT`),
  );
  const compressed = createGzip({ level: 4 });
  rows.once('error', (error) => compressed.destroy(error));
  const { sha256 } = await writeHashed(rows.pipe(compressed), join(folder, file));
  return { ...table, columns: [...table.columns], ...digest, file, sha256 };
}

async function writeDurably(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}
