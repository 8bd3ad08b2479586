/**
 * npm run restore BACKUP [-- --replace] [--without-erasures] – restores a backup into DATA_DIR or
 * DATABASE_URL while the server is stopped, and repeats later erasures. With --at=TIME or --at=end
 * instead of a backup it restores the own database to that time, from ARCHIVE_DIR. With --verify the
 * backup is restored into a scratch folder only, beside the running server. With --finish it
 * completes the restore of DATABASE_URL by another tool.
 */
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replayErasures } from '#app/erasure/replay-erasures.ts';
import { finishRestore, restoreToInstant } from '#app/erasure/restore-to-moment.ts';
import { dataLocationsOf } from '#shared/server/backup/data-files.ts';
import { adoptListOf, backupsDir, erasuresFor } from '#shared/server/backup/erasures.ts';
import type { Manifest } from '#shared/server/backup/manifest.ts';
import { keyWarning } from '#shared/server/backup/other-key.ts';
import { restore } from '#shared/server/backup/restore.ts';
import { RestoreRejectedError } from '#shared/server/backup/restore-rejected.ts';
import { unseal } from '#shared/server/backup/sealed-archive.ts';
import { verifyBackup } from '#shared/server/backup/verification/verify-backup.ts';
import { DataDirInUseError, openDatabase } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { envOrExit } from '#shared/server/env.ts';
import { stopBoss } from '#shared/server/jobs/boss.ts';
import { storage } from '#shared/server/storage/storage.ts';

const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, STORAGE_URL, BACKUP_PASSPHRASE } = envOrExit();
const [backupArgument] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const replace = process.argv.includes('--replace');
const withoutList = process.argv.includes('--without-erasures');
const targetTime = process.argv
  .find((argument) => argument.startsWith('--at='))
  ?.slice('--at='.length);
const backups = backupsDir(DATA_DIR);
const erasureOptions = async () => ({ storage: await storage(), withoutList });

async function opened(source: string): Promise<{ folder: string; close: () => Promise<void> }> {
  const isFile = await stat(source).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return { folder: source, close: () => Promise.resolve() };
  if (BACKUP_PASSPHRASE === undefined) throw new RestoreRejectedError('Set BACKUP_PASSPHRASE');
  const folder = join(backups, `${process.pid}.open`);
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await unseal(createReadStream(source), folder, BACKUP_PASSPHRASE);
  } catch (error) {
    await close();
    throw error;
  }
  return { folder, close };
}

async function restoreFrom(source: string): Promise<void> {
  const erasures = await erasuresFor(source, backups, await erasureOptions());
  const database = await openDatabase({ join: false });
  process.env['DATABASE_URL'] = database.url;
  const { folder, close } = await opened(source).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  try {
    const places = dataLocationsOf(DATA_DIR, STORAGE_URL);
    const manifest = await restore(folder, database.url, places, { replace });
    process.stdout.write(`Restored ${describeManifest(manifest)}\n`);
    const key = keyWarning(manifest);
    if (key !== null) process.stderr.write(`${key}\n`);
    const erasedCount = await replayErasures(erasures, new Date());
    await adoptListOf(source, backups);
    process.stdout.write(`${erasedCount} erased again; everyone has to sign in again\n`);
  } finally {
    await close();
    await stopBoss(1_000);
    await closePool();
    await database.stop();
  }
}

async function verify(source: string): Promise<void> {
  const { folder, close } = await opened(source);
  try {
    const manifest = await verifyBackup(folder, join(backups, `${process.pid}.verifying`));
    process.stdout.write(`Verified ${describeManifest(manifest)}\n`);
  } finally {
    await close();
  }
}

function describeManifest({ tables, files, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `the state of ${createdAt}: ${rows} rows, ${files.length} files`;
}

function parseTargetTime(text: string): Date | null {
  if (text === 'end') return null;
  const until = new Date(text);
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(until.getTime())) {
    throw new RestoreRejectedError('--at wants a time such as 2026-03-01T14:30:00+07:00, or end');
  }
  return until;
}

async function finish(): Promise<number> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (url === undefined) throw new RestoreRejectedError('Set DATABASE_URL');
  return finishRestore(
    url,
    await erasuresFor(join(backups, 'any'), backups, await erasureOptions()),
  );
}

const began = performance.now();
try {
  if (process.argv.includes('--finish')) {
    const erased = await finish();
    process.stdout.write(`${erased} erased again; everyone has to sign in again\n`);
  } else if (targetTime !== undefined) {
    const until = parseTargetTime(targetTime);
    const restored = await restoreToInstant({
      until,
      base: backupArgument ?? null,
      replace,
      withoutList,
    });
    process.stdout.write(`The last change in it is of ${restored.reaches}\n`);
    process.stdout.write(`${restored.erasedAgain} erased again; everyone has to sign in again\n`);
  } else {
    if (backupArgument === undefined)
      throw new RestoreRejectedError('Name the backup, or --at=TIME');
    await (process.argv.includes('--verify') ? verify : restoreFrom)(resolve(backupArgument));
  }
  process.stdout.write(`It took ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
} catch (error) {
  if (!(error instanceof RestoreRejectedError || error instanceof DataDirInUseError)) throw error;
  process.stderr.write(`restore: ${error.message}\n`);
  process.exitCode = 1;
}
