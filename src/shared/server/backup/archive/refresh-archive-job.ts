import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { directUrl } from '../../db/database-urls.ts';
import { readPostmaster } from '../../db/embedded-postgres/pidfile.ts';
import { env } from '../../env.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { archiveBase, archivePending, purgePending } from './archive-data.ts';
import {
  type Archive,
  archiveOf,
  basesAmong,
  embeddedDataDir,
  filesOf,
  isWalComplete,
  SPARE_BYTES,
  storeKey,
} from './archive-place.ts';
import { syncErasuresToArchive } from './archived-erasures.ts';

const DAY_MS = 86_400_000;

/** Archives new WAL, deletes files older than ARCHIVE_KEEP_DAYS and makes a base backup once a day. */
export const refreshArchiveJob = scheduledJob(
  {
    name: 'refresh-archive',
    cron: '*/5 * * * *',
    expireSeconds: 6 * 3_600,
    retryLimit: 0,
    // Due at once, because WAL can only be restored on top of a base backup.
    isDueAtStart: async () => env().ARCHIVE_DIR !== undefined,
  },
  () => refreshArchive(embeddedDataDir(), new Date()),
);

export async function refreshArchive(data: string, now: Date): Promise<void> {
  // Only the embedded database is archived here; a server of its own has its own tools.
  if (env().ARCHIVE_DIR === undefined || !readPostmaster(data)?.ready) return;
  const archive = await archiveOf(data);
  const home = dirname(data);
  const since = now.getTime() - env().ARCHIVE_KEEP_DAYS * DAY_MS;
  try {
    await archiveOrFreeSpace(home, archive);
    await syncErasuresToArchive(archive);
    await baseBackupWhenDue(home, archive, now);
  } finally {
    // Runs after the base backup, so that a complete one always exists, and also when it failed.
    await purgePending(home, since);
    await purgeOlder(archive, since);
  }
}

/** Archives the last WAL of a stopped database, so that a lost disk loses nothing. */
export async function archiveLast(data: string): Promise<void> {
  if (env().ARCHIVE_DIR !== undefined) await archivePending(dirname(data), await archiveOf(data));
}

/** When uploads fail and the disk is nearly full, WAL is dropped until the next base backup. */
async function archiveOrFreeSpace(home: string, archive: Archive): Promise<void> {
  try {
    await archivePending(home, archive);
  } catch (error) {
    const { bavail, bsize } = await statfs(home);
    if (bavail * bsize < SPARE_BYTES) await purgePending(home, Number.POSITIVE_INFINITY);
    throw error;
  }
}

async function baseBackupWhenDue(home: string, archive: Archive, now: Date): Promise<void> {
  const files = await filesOf(archive);
  const last = basesAmong(files).at(-1);
  const isFresh = last !== undefined && last.completedAt.getTime() > now.getTime() - DAY_MS;
  if (!isFresh || !isWalComplete(files, last)) await archiveBase(directUrl(), home, archive);
}

/** Deletes bases and WAL older than `since`: data of erased people must not stay in either. */
async function purgeOlder(archive: Archive, since: number): Promise<void> {
  for (const { name, changedAt } of await filesOf(archive)) {
    if (!/\.(?:base|wal|new|tmp)$/.test(name)) continue;
    if (changedAt.getTime() < since) await archive.store.delete(storeKey(archive, name));
  }
}
