import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../../db/instance-lock.ts';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { SPARE_BYTES } from '../archive/archive-place.ts';
import { besideBackups } from '../erasures.ts';
import { RestoreRefusedError } from '../restore-refused.ts';
import { type Proved, proofReport, writeProofReport } from './proof-report.ts';
import { clearScratch } from './scratch-place.ts';
import { type Contents, closeSegment, contentsOf, stillPoint } from './still-point.ts';

/** Whatever keeps copies and log of a database. */
export interface Archiver {
  /** Whether this segment of the log is kept. */
  holds(segment: string): Promise<boolean>;
  /** The newest that was whole before that place in the log. */
  newestCopy(lsn: string): Promise<Copy>;
}

export interface Copy {
  readonly at: Date;
  /** What is read of the archive to bring it back. */
  readonly bytes: number;
  /** Bytes that it takes in the place where it is brought back. */
  readonly room: number;
  /** Restores it into a place of its own, with the log after it up to there, and runs what came back. */
  bringBack(place: string, lsn: string): Promise<BroughtBack>;
}

export interface BroughtBack {
  /** The last change in it, as the log of the database writes it. */
  readonly reaches: string | null;
  readonly url: string;
  stop(): Promise<void>;
}

/** How long a segment may take to be kept: the own archive is filled every five minutes. */
const KEPT_MS = 20 * 60_000;

/** Where an archive is brought back. */
export const provingPlace = (): string => join(besideBackups(env().DATA_DIR), 'proving');

/**
 * Restores an archive into a scratch place, compares what comes back with what the database held at that
 * moment, and writes the report of it.
 */
export async function prove(url: string, archiver: () => Promise<Archiver>): Promise<Proved> {
  const place = provingPlace();
  const backups = dirname(place);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(backups, 'proving.lock'));
  if (lock === null) throw new RestoreRefusedError(`Another proof is under way in ${backups}`);
  const last = proofReport()?.proved ?? null;
  try {
    await clearScratch(place);
    await mkdir(place, { mode: 0o700 });
    const proved = await cameBack(place, url, await archiver());
    log.info({ proved }, 'the archive came back whole');
    await writeProofReport({ problem: null, proved });
    return proved;
  } catch (error) {
    await writeProofReport({ problem: String(error), proved: last });
    throw error;
  } finally {
    await clearScratch(place);
    lock.release();
  }
}

async function cameBack(place: string, url: string, archiver: Archiver): Promise<Proved> {
  const { lsn, contents } = await stillPoint(url);
  await kept(archiver, await closeSegment(url));
  const copy = await archiver.newestCopy(lsn);
  await expectRoom(place, copy.room);
  const began = performance.now();
  const { reaches, restored } = await contentsThere(await copy.bringBack(place, lsn));
  const seconds = (performance.now() - began) / 1000;
  const differing = differences(contents, restored);
  if (differing.length > 0)
    throw new Error(`The archive came back otherwise: ${differing.join('; ')}`);
  const rows = Object.values(restored).reduce((sum, said) => sum + Number.parseInt(said, 10), 0);
  const at = new Date().toISOString();
  return { at, copiedAt: copy.at.toISOString(), reaches, rows, bytes: copy.bytes, seconds };
}

async function kept(archiver: Archiver, segment: string): Promise<void> {
  const until = performance.now() + KEPT_MS;
  while (!(await archiver.holds(segment))) {
    if (performance.now() > until) throw new Error(`${segment} of the log was not archived`);
    await wait(2_000);
  }
}

/** Room for the scratch database; its log lies in what is kept free. */
async function expectRoom(place: string, room: number): Promise<void> {
  const { bavail, bsize } = await statfs(place);
  const missing = room + SPARE_BYTES - bavail * bsize;
  if (missing > 0)
    throw new Error(`${Math.ceil(missing / 1e6)} MB are missing on the disk to prove the archive`);
}

async function contentsThere({ reaches, url, stop }: BroughtBack) {
  try {
    const restored = await withLongRunningClient(url, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return contentsOf(client);
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
