/**
 * Duration of a point-in-time restore of the grown demo from a sealed copy and its log
 * (docs/runbook.md). SCALE_FACTORS names another size ("10"); the databases are those of the part
 * "scale".
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveBase, archivePending } from '#shared/server/backup/archive/archive-data.ts';
import { filesOf, logAfter } from '#shared/server/backup/archive/archive-place.ts';
import { baseBefore, recover } from '#shared/server/backup/archive/recover.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { withDatabaseName } from '#shared/server/db/named-databases.ts';
import { openStorage } from '#shared/server/storage/storage.ts';
import { secondsSince } from './support/measure.ts';
import { makeRow, type Row } from './support/row.ts';
import { databaseOf, LAST_FACTOR, SCALE_HOME } from './support/scale/scale-site.ts';

const HOME = join(SCALE_HOME, '../restore');
const archive = {
  store: await openStorage('file:', HOME),
  folder: 'archive',
  passphrase: 'correct horse battery',
};

export async function run(): Promise<Row[]> {
  await rm(HOME, { recursive: true, force: true });
  try {
    const scaleServer = await startEmbeddedPostgres(SCALE_HOME);
    await databaseOf(scaleServer.url, LAST_FACTOR).finally(() => scaleServer.stop());
    return [...(await measureBackup()), ...(await measureRestore())];
  } finally {
    await rm(HOME, { recursive: true, force: true });
  }
}

async function measureBackup(): Promise<Row[]> {
  const home = postgresHome(SCALE_HOME);
  const database = await startEmbeddedPostgres(SCALE_HOME, { archive: true });
  try {
    const began = performance.now();
    await archiveBase(database.url, home, archive);
    const backupSeconds = secondsSince(began);
    const url = withDatabaseName(database.url, `x${LAST_FACTOR}`);
    const [bytes, reviews] = await withLongRunningClient(url, async (client) => {
      // Produces log records for the restore to replay.
      await client.query('CREATE TABLE written AS SELECT * FROM reviews');
      await client.query('DROP TABLE written');
      const { rows } = await client.query<{ bytes: number; reviews: number }>(
        `SELECT (SELECT sum(pg_database_size(oid)) FROM pg_database)::float8 AS bytes,
           (SELECT count(*) FROM reviews)::int AS reviews`,
      );
      return [rows[0]?.bytes ?? 0, rows[0]?.reviews ?? 0];
    });
    return [
      makeRow('reviews', reviews),
      makeRow('data', bytes / 1e9, 'GB'),
      makeRow('an encrypted base backup takes', backupSeconds, 's'),
    ];
  } finally {
    // Stopping the server completes the last log segment.
    await database.stop();
    await archivePending(home, archive);
  }
}

async function measureRestore(): Promise<Row[]> {
  const base = await baseBefore(archive, null);
  const files = await filesOf(archive);
  const bytesOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const dataDir = join(HOME, 'data');
  const began = performance.now();
  await recover(dataDir, archive, base, { until: null, durable: true });
  const replaySeconds = secondsSince(began);
  const database = await startEmbeddedPostgres(dataDir);
  try {
    await migrate(withDatabaseName(database.url, `x${LAST_FACTOR}`));
  } finally {
    await database.stop();
  }
  const goal = LAST_FACTOR >= 40 ? { atMost: 900 } : undefined;
  const baseFiles = files.filter(({ name }) => name === base.name);
  return [
    makeRow('copy', bytesOf(baseFiles) / 1e9, 'GB'),
    makeRow('log', bytesOf(logAfter(files, base)) / 1e9, 'GB'),
    makeRow('copy opened and log replayed in', replaySeconds, 's'),
    makeRow('restored, until it takes queries', secondsSince(began), 's', goal),
  ];
}
