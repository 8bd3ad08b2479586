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
  filesOf,
  logAfter,
  logFile,
  ownData,
  placeIn,
} from '../archive/archive-place.ts';
import { baseBefore, recover } from '../archive/recover.ts';
import type { Proved } from './proof-report.ts';
import { type Archiver, type Copy, prove } from './prove.ts';

/** Restores the archive into a scratch place each night and compares what comes back with what was there. */
export const proveArchiveJob = scheduledJob(
  { name: 'prove-archive', cron: '20 2 * * *', expireSeconds: 5 * 3_600, retryLimit: 1 },
  async () => {
    const data = ownData();
    if (env().ARCHIVE_DIR === undefined || !readPostmaster(data)?.ready) {
      log.info('no archive is kept here that could be proved');
      return;
    }
    await proveArchive(data, directUrl());
  },
);

export function proveArchive(data: string, url: string): Promise<Proved> {
  return prove(url, async () => ownArchiver(await archiveOf(data), url));
}

const ownArchiver = (archive: Archive, url: string): Archiver => ({
  holds: (segment) => archive.store.exists(placeIn(archive, logFile(segment))),
  newestCopy: () => newestCopyIn(archive, url),
});

async function newestCopyIn(archive: Archive, url: string): Promise<Copy> {
  const base = await baseBefore(archive, null);
  const files = await filesOf(archive);
  const needed = [...files.filter(({ name }) => name === base.name), ...logAfter(files, base)];
  const bytes = needed.reduce((sum, file) => sum + file.bytes, 0);
  return {
    at: base.at,
    bytes,
    room: bytes + (await sizeOf(url)),
    async bringBack(place, lsn) {
      const reaches = await recover(place, archive, base, { until: { lsn }, durable: false });
      return { reaches, ...(await startEmbeddedPostgres(place, { durable: false })) };
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
