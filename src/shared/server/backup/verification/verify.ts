import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../../db/instance-lock.ts';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { SPARE_BYTES } from '../archive/archive-place.ts';
import { backupsDir } from '../erasures.ts';
import { RestoreRejectedError } from '../restore-rejected.ts';
import { clearScratch } from './scratch-place.ts';
import {
  type Contents,
  closeSegment,
  databaseContents,
  findQuiescentPoint,
} from './still-point.ts';
import { verificationReport, writeVerificationReport } from './verification-report.ts';

export interface Archiver {
  holds(segment: string): Promise<boolean>;
  /** The newest base backup completed before the LSN. */
  newestBase(lsn: string): Promise<BaseBackup>;
}

export interface BaseBackup {
  readonly completedAt: Date;
  readonly bytes: number;
  readonly restoredBytes: number;
  restoreInto(dir: string, lsn: string): Promise<RestoredDatabase>;
}

export interface RestoredDatabase {
  readonly reaches: string | null;
  readonly url: string;
  stop(): Promise<void>;
}

/** Maximum wait until the archive contains the LSN; the embedded one grows every five minutes. */
const ARCHIVE_TIMEOUT_MS = 20 * 60_000;

export const verificationDir = (): string => join(backupsDir(env().DATA_DIR), 'verification');

/** Restores an archive to a scratch folder, compares it at the same LSN, writes a report. */
export async function verify(url: string, archiver: () => Promise<Archiver>) {
  const dir = verificationDir();
  const backups = dirname(dir);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(backups, 'verification.lock'));
  if (lock === null)
    throw new RestoreRejectedError(`Another verification is running in ${backups}`);
  const last = verificationReport()?.verified ?? null;
  try {
    await clearScratch(dir);
    await mkdir(dir, { mode: 0o700 });
    const verification = await restoreAndCompare(dir, url, await archiver());
    log.info({ verification }, 'the archive was verified');
    await writeVerificationReport({ problem: null, verified: verification });
    return verification;
  } catch (error) {
    await writeVerificationReport({ problem: String(error), verified: last });
    throw error;
  } finally {
    await clearScratch(dir);
    lock.release();
  }
}

async function restoreAndCompare(dir: string, url: string, archiver: Archiver) {
  const { lsn, contents } = await findQuiescentPoint(url);
  await waitUntilArchived(archiver, await closeSegment(url));
  const copy = await archiver.newestBase(lsn);
  await expectSpace(dir, copy.restoredBytes);
  const startedAt = performance.now();
  const { reaches, restored } = await restoredContents(await copy.restoreInto(dir, lsn));
  const seconds = (performance.now() - startedAt) / 1000;
  const differing = differences(contents, restored);
  if (differing.length > 0)
    throw new Error(`The restored archive differs: ${differing.join('; ')}`);
  const rows = Object.values(restored).reduce(
    (sum, rowsAndDigest) => sum + Number.parseInt(rowsAndDigest, 10),
    0,
  );
  return {
    at: new Date().toISOString(),
    copiedAt: copy.completedAt.toISOString(),
    reaches,
    rows,
    bytes: copy.bytes,
    seconds,
  };
}

async function waitUntilArchived(archiver: Archiver, segment: string): Promise<void> {
  const until = performance.now() + ARCHIVE_TIMEOUT_MS;
  while (!(await archiver.holds(segment))) {
    if (performance.now() > until) throw new Error(`${segment} of the log was not archived`);
    await wait(2_000);
  }
}

/** Checks space for the scratch database; its WAL fits in the reserve. */
async function expectSpace(dir: string, requiredBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  const missing = requiredBytes + SPARE_BYTES - bavail * bsize;
  if (missing > 0)
    throw new Error(`${Math.ceil(missing / 1e6)} MB are missing on the disk to verify the archive`);
}

async function restoredContents({ reaches, url, stop }: RestoredDatabase) {
  try {
    const restored = await withLongRunningClient(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return databaseContents(client);
    });
    return { reaches, restored };
  } finally {
    await stop();
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
