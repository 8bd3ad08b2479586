import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { archiveWaiting } from '#shared/server/backup/archive/archive-data.ts';
import { archiveOf, ownData } from '#shared/server/backup/archive/archive-place.ts';
import { takeListOf } from '#shared/server/backup/archive/archived-erasures.ts';
import { baseBefore, recover } from '#shared/server/backup/archive/recover.ts';
import { besideBackups, type Erasure, erasuresFor } from '#shared/server/backup/erasures.ts';
import { RestoreRefusedError } from '#shared/server/backup/restore-refused.ts';
import { closeDoors } from '#shared/server/backup/table-catalogue.ts';
import { stopLeftover } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { takeLock } from '#shared/server/db/instance-lock.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import { DataDirInUseError } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { stopBoss } from '#shared/server/jobs/boss.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { replayErasures } from './replay-erasures.ts';

interface Asked {
  /** Null is the end of the log. */
  readonly until: Date | null;
  /** The copy to begin at; the newest before that moment when null. */
  readonly base: string | null;
  readonly replace: boolean;
  readonly withoutList: boolean;
}

interface Restored {
  /** When the last change in it was made, by the log of the database. */
  readonly reaches: string | null;
  readonly erasedAgain: number;
}

/**
 * The own database as it was at a moment. It is put back, erased again and cleared of whatever opens a
 * door in a place of its own, and takes the place of the present one when all of that is done.
 */
export async function restoreToMoment(asked: Asked): Promise<Restored> {
  const { DATA_DIR } = env();
  const data = ownData();
  mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
  const lock = takeLock(join(dirname(data), 'lock'));
  if (lock === null) throw new DataDirInUseError(DATA_DIR);
  try {
    if (existsSync(data) && !asked.replace) {
      throw new RestoreRefusedError('There is a database: add --replace to overwrite it');
    }
    // A server that was killed may have left its database running on the data that are replaced.
    await stopLeftover(data);
    return await restoreBeside(data, asked);
  } finally {
    lock.release();
  }
}

async function restoreBeside(data: string, { until, base, withoutList }: Asked): Promise<Restored> {
  const { DATA_DIR } = env();
  const archive = await archiveOf(data, base);
  // What a database that ended has handed over, and nobody has sealed yet.
  await archiveWaiting(dirname(data), archive);
  const from = await baseBefore(archive, until, base);
  const own = besideBackups(DATA_DIR);
  await takeListOf(archive);
  const known = { storage: await storage(), withoutList };
  const erasures = await erasuresFor(join(own, from.name), own, known);
  const place = join(own, 'restoring');
  const reaches = await recover(place, archive, from, { until, durable: true });
  const erasedAgain = await cleared(place, erasures);
  await archiveWaiting(postgresHome(place), archive);
  // A database without its password is given a new one at its next start.
  await rm(join(dirname(data), 'password'), { force: true });
  // Two names change hands at once: what was there is deleted only when the restored data stands in its place.
  const replaced = join(dirname(data), 'replaced');
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(data)) await rename(data, replaced);
  await rename(join(postgresHome(place), 'data'), data);
  await rm(replaced, { recursive: true, force: true });
  await rm(place, { recursive: true });
  return { reaches, erasedAgain };
}

async function cleared(place: string, erasures: readonly Erasure[]): Promise<number> {
  const database = await startEmbeddedPostgres(place, { archive: true });
  try {
    return await finishRestore(database.url, erasures);
  } finally {
    await database.stop();
  }
}

/** What a database that came back as bytes needs before anybody works with it: no open door, nobody who was erased. */
export async function finishRestore(url: string, erasures: readonly Erasure[]): Promise<number> {
  process.env['DATABASE_URL'] = url;
  try {
    // A copy from an earlier release lacks tables that are to be emptied.
    await migrate(url);
    await withLongRunningClient(url, closeDoors);
    return await replayErasures(erasures, new Date());
  } finally {
    await stopBoss(1_000);
    await closePool();
  }
}
