import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  SPARE_BYTES,
} from '../archive/archive-place.ts';
import { baseBefore, recover } from '../archive/recover.ts';
import { besideBackups } from '../erasures.ts';
import { type Proved, proofReport, writeProofReport } from './proof-report.ts';
import { clearScratch } from './scratch-place.ts';
import { type Contents, closeSegment, contentsOf, stillPoint } from './still-point.ts';

/** How long a segment may take to be sealed: keep-archive comes every five minutes. */
const SEALED_MS = 20 * 60_000;

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

export async function proveArchive(data: string, url: string): Promise<Proved> {
  const last = proofReport()?.proved ?? null;
  const place = join(besideBackups(env().DATA_DIR), 'proving');
  try {
    await clearScratch(place);
    const proved = await cameBack(place, await archiveOf(data), url);
    log.info({ proved }, 'the archive came back whole');
    await writeProofReport({ problem: null, proved });
    return proved;
  } catch (error) {
    await writeProofReport({ problem: String(error), proved: last });
    throw error;
  } finally {
    await clearScratch(place);
  }
}

async function cameBack(place: string, archive: Archive, url: string): Promise<Proved> {
  const { lsn, contents } = await stillPoint(url);
  await sealed(archive, await closeSegment(url));
  const base = await baseBefore(archive, null);
  const files = await filesOf(archive);
  const needed = [...files.filter(({ name }) => name === base.name), ...logAfter(files, base)];
  const bytes = needed.reduce((sum, file) => sum + file.bytes, 0);
  await expectRoom(url, bytes);
  const began = performance.now();
  const reaches = await recover(place, archive, base, { until: { lsn }, durable: false });
  const restored = await contentsThere(place);
  const seconds = (performance.now() - began) / 1000;
  const differing = differences(contents, restored);
  if (differing.length > 0)
    throw new Error(`The archive came back otherwise: ${differing.join('; ')}`);
  const rows = Object.values(restored).reduce((sum, said) => sum + Number.parseInt(said, 10), 0);
  const at = new Date().toISOString();
  return { at, copiedAt: base.at.toISOString(), reaches, rows, bytes, seconds };
}

/** Waits until the job beside has sealed this segment. */
async function sealed(archive: Archive, segment: string): Promise<void> {
  const until = performance.now() + SEALED_MS;
  while (!(await archive.store.exists(placeIn(archive, logFile(segment))))) {
    if (performance.now() > until) throw new Error(`${segment} of the log was not sealed`);
    await wait(2_000);
  }
}

/** The scratch database, its log and what is kept free. */
async function expectRoom(url: string, bytes: number): Promise<void> {
  const size = await withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_database_size(current_database()) AS size',
    );
    return Number(rows[0]?.size);
  });
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  const missing = size + bytes + SPARE_BYTES - bavail * bsize;
  if (missing > 0)
    throw new Error(`${Math.ceil(missing / 1e6)} MB are missing on the disk to prove the archive`);
}

async function contentsThere(place: string): Promise<Contents> {
  const database = await startEmbeddedPostgres(place, { durable: false });
  try {
    return await withLongRunningClient(database.url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return contentsOf(client);
    });
  } finally {
    await database.stop();
  }
}

function differences(expected: Contents, found: Contents): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...tables]
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `${table} has ${found[table] ?? 'nothing'} instead of ${expected[table] ?? 'nothing'}`,
    );
}
