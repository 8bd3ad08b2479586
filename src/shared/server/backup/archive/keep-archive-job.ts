import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { directUrl } from '../../db/database-urls.ts';
import { spoolOf } from '../../db/embedded-postgres/archiving.ts';
import { readPostmaster } from '../../db/embedded-postgres/pidfile.ts';
import { env } from '../../env.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { besideBackups, listBeside } from '../erasures.ts';
import { archiveBase, archiveLog } from './archive-data.ts';
import { type Archive, archiveOf, basesOf, lineOfLog, namesOf, ownData } from './archive-place.ts';

const DAY_MS = 86_400_000;

/** Seals what the database handed over since, forgets what is older than the setting says, copies all data once a day. */
export const keepArchiveJob = scheduledJob(
  { name: 'keep-archive', cron: '*/5 * * * *', expireSeconds: 6 * 3_600, retryLimit: 0 },
  () => keepArchive(ownData(), new Date()),
);

export async function keepArchive(data: string, now: Date): Promise<void> {
  // Another server than our own keeps its log by its own means.
  if (env().ARCHIVE_DIR === undefined || !readPostmaster(data)?.ready) return;
  const archive = await archiveOf(data);
  const { folder } = archive;
  try {
    await archiveLog(spoolOf(dirname(data)), archive);
    await listBeside(folder, besideBackups(env().DATA_DIR));
    await copyWhenDue(data, archive, now);
  } finally {
    // After the copy, so that a whole one is always there, and also where none could be made.
    await forgetOlder(folder, now.getTime() - env().ARCHIVE_DAYS * DAY_MS);
  }
}

async function copyWhenDue(data: string, archive: Archive, now: Date): Promise<void> {
  const { folder } = archive;
  const last = (await basesOf(folder)).at(-1);
  const isFresh = last !== undefined && last.at.getTime() > now.getTime() - DAY_MS;
  // A restore begins a line of its own, which no copy from before leads on to.
  if (isFresh && last.segment.startsWith(await lineOfLog(folder))) return;
  await archiveBase(directUrl(), data, spoolOf(dirname(data)), archive);
}

/** Copies and log alike: neither holds anybody longer who was erased. */
async function forgetOlder(folder: string, since: number): Promise<void> {
  for (const name of await namesOf(folder)) {
    if (!/\.(?:base|wal|new|tmp)$/.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < since) await rm(file);
  }
}
