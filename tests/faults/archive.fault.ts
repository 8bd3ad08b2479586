import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { archiveBase, archiveLog } from '#shared/server/backup/archive/archive-data.ts';
import { type Archive, archiveOf } from '#shared/server/backup/archive/archive-place.ts';
import { baseBefore, recover } from '#shared/server/backup/archive/recover.ts';
import { archiveState, proofReport } from '#shared/server/backup/proof/proof-report.ts';
import { proveArchive } from '#shared/server/backup/proof/prove-archive-job.ts';
import { spoolOf } from '#shared/server/db/embedded-postgres/archiving.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';

const home = mkdtempSync(join(tmpdir(), 'yousay-archive-'));
const [here, there] = [join(home, 'here'), join(home, 'there')];
const options = { durable: false, archive: true };
let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(dataDir: string): Promise<string> {
  const database = await startEmbeddedPostgres(dataDir, options);
  stop = database.stop;
  return database.url;
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

function archived(): Promise<Archive> {
  vi.stubEnv('ARCHIVE_DIR', join(home, 'archive'));
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  return archiveOf(join(postgresHome(here), 'data'));
}

/** What the database answers that was put back to this moment. */
async function notesAt(archive: Archive, until: Date | null): Promise<unknown[]> {
  await recover(there, archive, await baseBefore(archive, until), { until, durable: false });
  const url = await start(there);
  const notes = await ask(url, 'SELECT note FROM notes ORDER BY note');
  await stop?.();
  stop = undefined;
  return notes;
}

test('a database is put back to the moment before a mistake, by sealed files alone', async () => {
  const url = await start(here);
  const archive = await archived();
  const spool = spoolOf(postgresHome(here));
  await ask(url, `CREATE TABLE notes AS SELECT 'before the copy' AS note`);
  await archiveBase(url, join(postgresHome(here), 'data'), spool, archive);
  await wait(1_100);
  const copied = new Date();
  await ask(url, `INSERT INTO notes VALUES ('secret words after it')`);
  await wait(50);
  const kept = new Date();
  await wait(50);
  await ask(url, 'DELETE FROM notes');
  await stop?.();
  expect(await archiveLog(spool, archive)).toBeGreaterThan(0);
  rmSync(here, { recursive: true });

  expect(await notesAt(archive, copied)).toEqual(['before the copy']);
  expect(await notesAt(archive, kept)).toEqual(['before the copy', 'secret words after it']);
  expect(await notesAt(archive, null)).toEqual([]);
  await expect(notesAt(archive, new Date(Date.now() + 60_000))).rejects.toThrow('ends before');
  await expect(notesAt(archive, new Date(0))).rejects.toThrow('begins at');
  for (const name of readdirSync(archive.folder)) {
    expect(readFileSync(join(archive.folder, name), 'latin1').startsWith('Salted__')).toBe(true);
  }
}, 120_000);

test('the archive is proved by what comes back, and says so where it does not', async () => {
  vi.stubEnv('DATA_DIR', here);
  const url = await start(here);
  const data = join(postgresHome(here), 'data');
  const archive = await archived();
  const spool = spoolOf(postgresHome(here));
  const scratch = join(here, 'backups', 'proving');
  await ask(url, `CREATE TABLE notes AS SELECT 'before the copy' AS note`);
  await archiveBase(url, data, spool, archive);
  expect(archiveState()).toBe('not tried');
  const ended = new AbortController();
  const sealing = (async () => {
    for (; !ended.signal.aborted; await wait(200)) await archiveLog(spool, archive);
  })();
  await ask(url, `INSERT INTO notes SELECT 'after it' FROM generate_series(1, 999)`);

  const proved = await proveArchive(data, url);
  expect(proved).toMatchObject({ rows: 1_000, reaches: expect.any(String) });
  expect(proofReport()).toEqual({ problem: null, proved });
  expect(archiveState()).toBe('proved');
  expect(existsSync(scratch)).toBe(false);

  await ask(url, 'CREATE UNLOGGED TABLE lost AS SELECT 1 AS one');
  await expect(proveArchive(data, url)).rejects.toThrow(
    'public.lost has 0 rows, 0 instead of 1 rows',
  );
  expect(proofReport()).toMatchObject({ problem: expect.stringContaining('public.lost'), proved });
  expect(archiveState()).toBe('not proved');
  expect(existsSync(scratch)).toBe(false);
  ended.abort();
  await sealing;
}, 240_000);
