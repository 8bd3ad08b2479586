import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { type DataLocations, restoredPath } from './data-files.ts';
import { hashOf, writeHashed } from './hashed-copy.ts';
import { loadDatabase } from './load-database.ts';
import { MANIFEST, type Manifest, manifestContract } from './manifest.ts';
import { withFirstMigrations } from './migration-history.ts';
import { RestoreRejectedError } from './restore-rejected.ts';

/**
 * Restores a backup: first everything is checked, then files are written, then all tables in one
 * transaction that verifies counts and digests; finally newer migrations run. A database that is
 * not empty is overwritten only with `replace`.
 */
export async function restore(
  source: string,
  url: string,
  locations: DataLocations,
  { replace }: { readonly replace: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(source);
  await checkFiles(source, manifest, locations);
  await withFirstMigrations(manifest.migrations, async (folder) => {
    await emptyDatabase(url, replace);
    await migrate(url, folder, { routines: [] });
  });
  for (const file of manifest.files) {
    await writeHashed(createReadStream(inBackup(source, file)), restoredPath(file, locations));
  }
  await withLongRunningClient(url, (client) => loadDatabase(client, manifest, source));
  await migrate(url);
  return manifest;
}

async function readManifest(source: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(source, MANIFEST), 'utf8');
  } catch (cause) {
    throw new RestoreRejectedError(`${source} is no complete backup`, { cause });
  }
  const parsed = manifestContract.safeParse(JSON.parse(text));
  if (!parsed.success) throw new RestoreRejectedError(`${source} has no manifest of this format`);
  return parsed.data;
}

function inBackup(source: string, file: { place: string; path: string }): string {
  return join(source, 'files', file.place, file.path);
}

async function checkFiles(source: string, manifest: Manifest, locations: DataLocations) {
  const parts = [
    ...manifest.tables.map(({ file, sha256 }) => ({ path: join(source, file), sha256 })),
    ...manifest.files.map((file) => ({ path: inBackup(source, file), sha256: file.sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    const stats = await stat(path).catch(() => null);
    if (stats === null) throw new RestoreRejectedError(`${path} is missing`);
    if ((await hashOf(path)) !== sha256) throw new RestoreRejectedError(`${path} is damaged`);
  }
  for (const file of manifest.files) restoredPath(file, locations);
}

async function emptyDatabase(url: string, replace: boolean): Promise<void> {
  await withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string }>(
      `SELECT DISTINCT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'drizzle', 'pgboss') AND c.relkind IN ('r', 'p')`,
    );
    if (rows.length === 0) return;
    if (!replace) {
      throw new RestoreRejectedError('The database is not empty: add --replace to overwrite it');
    }
    await client.query('DROP SCHEMA IF EXISTS public, drizzle, pgboss CASCADE');
    await client.query('CREATE SCHEMA public');
  });
}
