import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { SPARE_BYTES } from '../archive/archive-place.ts';
import { besideBackups } from '../erasures.ts';
import { type Proved, proofReport, writeProofReport } from './proof-report.ts';
import { clearScratch } from './scratch-place.ts';
import { type Contents, closeSegment, contentsOf, stillPoint } from './still-point.ts';

/** Whatever keeps copies and log of a database. */
export interface Archiver {
  /** Whether this segment of the log is kept. */
  holds(segment: string): Promise<boolean>;
  newestCopy(): Promise<Copy>;
}

export interface Copy {
  readonly at: Date;
  /** What is read of the archive to bring it back. */
  readonly bytes: number;
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

/**
 * Restores an archive into a scratch place, compares what comes back with what the database held at that
 * moment, and writes the report of it.
 */
export async function prove(url: string, archiver: () => Promise<Archiver>): Promise<Proved> {
  const last = proofReport()?.proved ?? null;
  const place = join(besideBackups(env().DATA_DIR), 'proving');
  try {
    await clearScratch(place);
    await mkdir(place, { recursive: true });
    const proved = await cameBack(place, url, await archiver());
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

async function cameBack(place: string, url: string, archiver: Archiver): Promise<Proved> {
  const { lsn, contents } = await stillPoint(url);
  await kept(archiver, await closeSegment(url));
  const copy = await archiver.newestCopy();
  await expectRoom(place, url, copy.bytes);
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

/** The scratch database, its log and what is kept free. */
async function expectRoom(place: string, url: string, bytes: number): Promise<void> {
  const size = await withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_database_size(current_database()) AS size',
    );
    return Number(rows[0]?.size);
  });
  const { bavail, bsize } = await statfs(place);
  const missing = size + bytes + SPARE_BYTES - bavail * bsize;
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
