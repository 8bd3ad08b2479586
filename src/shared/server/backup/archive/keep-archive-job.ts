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

/** Seals what the database handed over since, forgets what is older than the setting says, copies all data once a day. */
export const refreshArchiveJob = scheduledJob(
  {
    name: 'keep-archive',
    cron: '*/5 * * * *',
    expireSeconds: 6 * 3_600,
    retryLimit: 0,
    // A log without a copy of the data to begin at restores nothing.
    isDueAtStart: async () => env().ARCHIVE_DIR !== undefined,
  },
  () => refreshArchive(embeddedDataDir(), new Date()),
);

export async function refreshArchive(data: string, now: Date): Promise<void> {
  // Another server than our own keeps its log by its own means.
  if (env().ARCHIVE_DIR === undefined || !readPostmaster(data)?.ready) return;
  const archive = await archiveOf(data);
  const home = dirname(data);
  const since = now.getTime() - env().ARCHIVE_DAYS * DAY_MS;
  try {
    await archiveOrFreeSpace(home, archive);
    await syncErasuresToArchive(archive);
    await baseBackupWhenDue(home, archive, now);
  } finally {
    // After the copy, so that a whole one is always there, and also where none could be made.
    await purgePending(home, since);
    await purgeOlder(archive, since);
  }
}

/** Seals what a stopped database handed over last, so that a lost disk takes nothing of it along. */
export async function archiveLast(data: string): Promise<void> {
  if (env().ARCHIVE_DIR !== undefined) await archivePending(dirname(data), await archiveOf(data));
}

/** While nothing can be sent, the database goes before what waits; the next copy begins anew. */
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

/** Copies and log alike: neither holds anybody longer who was erased. */
async function purgeOlder(archive: Archive, since: number): Promise<void> {
  for (const { name, changedAt } of await filesOf(archive)) {
    if (!/\.(?:base|wal|new|tmp)$/.test(name)) continue;
    if (changedAt.getTime() < since) await archive.store.delete(storeKey(archive, name));
  }
}
