import { directUrl } from '../../db/database-urls.ts';
import { readPostmaster } from '../../db/embedded-postgres/pidfile.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { env } from '../../env.ts';
import { scheduledJob } from '../../jobs/job.ts';
import { log } from '../../log.ts';
import {
  type Archive,
  archiveOf,
  embeddedDataDir,
  filesOf,
  logAfter,
  logFile,
  storeKey,
} from '../archive/archive-place.ts';
import { baseBefore, recover } from '../archive/recover.ts';
import type { Verification } from './verification-report.ts';
import { type Archiver, type BaseBackup, verify } from './verify.ts';

/** Restores the archive into a scratch folder each night and compares it with the database. */
export const verifyArchiveJob = scheduledJob(
  { name: 'verify-archive', cron: '20 2 * * *', expireSeconds: 5 * 3_600, retryLimit: 1 },
  async () => {
    const data = embeddedDataDir();
    if (env().ARCHIVE_DIR === undefined || !readPostmaster(data)?.ready) {
      log.info('no archive is configured here that could be verified');
      return;
    }
    await verifyArchive(data, directUrl());
  },
);

export function verifyArchive(data: string, url: string): Promise<Verification> {
  return verify(url, async () => embeddedArchiver(await archiveOf(data), url));
}

const embeddedArchiver = (archive: Archive, url: string): Archiver => ({
  holds: (segment) => archive.store.exists(storeKey(archive, logFile(segment))),
  newestBase: () => newestCopyIn(archive, url),
});

async function newestCopyIn(archive: Archive, url: string): Promise<BaseBackup> {
  const base = await baseBefore(archive, null);
  const files = await filesOf(archive);
  const needed = [...files.filter(({ name }) => name === base.name), ...logAfter(files, base)];
  const bytes = needed.reduce((sum, file) => sum + file.bytes, 0);
  return {
    completedAt: base.completedAt,
    bytes,
    restoredBytes: bytes + (await sizeOf(url)),
    async restoreInto(dir, lsn) {
      const reaches = await recover(dir, archive, base, { until: { lsn }, durable: false });
      return { reaches, ...(await startEmbeddedPostgres(dir, { durable: false })) };
    },
  };
}

function sizeOf(url: string): Promise<number> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_database_size(current_database()) AS size',
    );
    return Number(rows[0]?.size);
  });
}
