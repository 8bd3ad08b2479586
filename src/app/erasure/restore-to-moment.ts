import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { archivePending } from '#shared/server/backup/archive/archive-data.ts';
import { archiveOf, embeddedDataDir } from '#shared/server/backup/archive/archive-place.ts';
import { mergeErasuresFrom } from '#shared/server/backup/archive/archived-erasures.ts';
import { baseBefore, recover } from '#shared/server/backup/archive/recover.ts';
import { backupsDir, type Erasure, erasuresFor } from '#shared/server/backup/erasures.ts';
import { RestoreRejectedError } from '#shared/server/backup/restore-rejected.ts';
import { truncateNeverBackedUp } from '#shared/server/backup/table-catalogue.ts';
import { stopLeftover } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { takeLock } from '#shared/server/db/instance-lock.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { DataDirInUseError } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { stopBoss } from '#shared/server/jobs/boss.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { replayErasures } from './replay-erasures.ts';

interface RestoreOptions {
  /** Target time; null restores to the end of the log. */
  readonly until: Date | null;
  readonly base: string | null;
  readonly replace: boolean;
  readonly withoutList: boolean;
}

interface Restored {
  /** Commit time of the last replayed transaction. */
  readonly reaches: string | null;
  readonly erasedAgain: number;
}

/** Point-in-time recovery into a separate folder, which is purged of erased data and swapped in. */
export async function restoreToInstant(options: RestoreOptions): Promise<Restored> {
  const { DATA_DIR } = env();
  const data = embeddedDataDir();
  mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
  const lock = takeLock(join(dirname(data), 'lock'));
  if (lock === null) throw new DataDirInUseError(DATA_DIR);
  try {
    if (existsSync(data) && !options.replace) {
      throw new RestoreRejectedError('There is a database: add --replace to overwrite it');
    }
    // A killed server may have left its database running.
    await stopLeftover(data);
    return await restoreInSeparateDir(data, options);
  } finally {
    lock.release();
  }
}

async function restoreInSeparateDir(
  data: string,
  { until, base, withoutList }: RestoreOptions,
): Promise<Restored> {
  const { DATA_DIR } = env();
  const archive = await archiveOf(data, base);
  // A stopped database has log files that are ready but not yet archived.
  await archivePending(dirname(data), archive);
  const from = await baseBefore(archive, until, base);
  const backupDir = backupsDir(DATA_DIR);
  await mergeErasuresFrom(archive);
  const ledgerOptions = { storage: await storage(), withoutList };
  const erasures = await erasuresFor(join(backupDir, from.name), backupDir, ledgerOptions);
  const restoreDir = join(backupDir, 'restoring');
  const reaches = await recover(restoreDir, archive, from, { until, durable: true });
  const erasedAgain = await clearRestored(restoreDir, erasures);
  await archivePending(postgresHome(restoreDir), archive);
  // Without the file the next start generates a new password.
  await rm(join(dirname(data), 'password'), { force: true });
  // The old data is deleted only after the restored data has taken its path, by two renames.
  const replaced = join(dirname(data), 'replaced');
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(data)) await rename(data, replaced);
  await rename(join(postgresHome(restoreDir), 'data'), data);
  await rm(replaced, { recursive: true, force: true });
  await rm(restoreDir, { recursive: true });
  return { reaches, erasedAgain };
}

async function clearRestored(databaseDir: string, erasures: readonly Erasure[]): Promise<number> {
  const database = await startEmbeddedPostgres(databaseDir, { archive: true });
  try {
    return await finishRestore(database.url, erasures);
  } finally {
    await database.stop();
  }
}

/** Prepares a restored database for use: migrates it, revokes sessions, repeats erasures. */
export async function finishRestore(url: string, erasures: readonly Erasure[]): Promise<number> {
  process.env['DATABASE_URL'] = url;
  try {
    // A backup of an earlier release lacks tables that are emptied below.
    await migrate(url);
    await withLongRunningClient(url, truncateNeverBackedUp);
    return await replayErasures(erasures, new Date());
  } finally {
    await stopBoss(1_000);
    await closePool();
  }
}
