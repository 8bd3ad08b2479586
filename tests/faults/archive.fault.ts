import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import type { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { archiveBase, archivePending } from '#shared/server/backup/archive/archive-data.ts';
import {
  type Archive,
  archiveOf,
  basesAmong,
  filesOf,
} from '#shared/server/backup/archive/archive-place.ts';
import { baseBefore, recover } from '#shared/server/backup/archive/recover.ts';
import { refreshArchive } from '#shared/server/backup/archive/refresh-archive-job.ts';
import { unseal } from '#shared/server/backup/sealed-archive.ts';
import { closeSegment } from '#shared/server/backup/verification/still-point.ts';
import {
  archiveState,
  verificationReport,
} from '#shared/server/backup/verification/verification-report.ts';
import { verifyArchive } from '#shared/server/backup/verification/verify-archive-job.ts';
import { copiesOf, spoolOf } from '#shared/server/db/embedded-postgres/archiving.ts';
import { databaseUrl, socketDirectory } from '#shared/server/db/embedded-postgres/launch.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { S3Server } from '../support/s3/s3-server.ts';
import { serve } from './served.ts';

const disk = vi.hoisted(() => ({ free: Number.POSITIVE_INFINITY }));
vi.mock(import('node:fs/promises'), async (original) => ({
  ...(await original()),
  statfs: (async () => ({ bavail: disk.free, bsize: 1 })) as unknown as typeof statfs,
}));

const bucket = new S3Server();
const home = mkdtempSync(join(tmpdir(), 'yousay-archive-'));
const [here, there] = [join(home, 'here'), join(home, 'there')];
const options = { durable: false, archive: true };
let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  await stop?.();
  stop = undefined;
  await bucket.close();
  bucket.objects.clear();
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

function archived(place = join(home, 'archive')): Promise<Archive> {
  vi.stubEnv('ARCHIVE_DIR', place);
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery');
  return archiveOf(join(postgresHome(here), 'data'));
}

const lying = ({ folder }: Archive) => join(home, 'archive', folder);

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
  await ask(url, `CREATE TABLE notes AS SELECT 'before the copy' AS note`);
  await archiveBase(url, postgresHome(here), archive);
  await wait(1_100);
  const copied = new Date();
  await ask(url, `INSERT INTO notes VALUES ('secret words after it')`);
  await wait(50);
  const kept = new Date();
  await wait(50);
  await ask(url, 'DELETE FROM notes');
  await stop?.();
  expect(await archivePending(postgresHome(here), archive)).toBeGreaterThan(0);
  rmSync(here, { recursive: true });

  expect(await notesAt(archive, copied)).toEqual(['before the copy']);
  expect(await notesAt(archive, kept)).toEqual(['before the copy', 'secret words after it']);
  expect(await notesAt(archive, null)).toEqual([]);
  await expect(notesAt(archive, new Date(Date.now() + 60_000))).rejects.toThrow('ends before');
  await expect(notesAt(archive, new Date(0))).rejects.toThrow('begins at');
  for (const name of readdirSync(lying(archive))) {
    expect(readFileSync(join(lying(archive), name), 'latin1').startsWith('Salted__')).toBe(true);
  }
}, 120_000);

test('a server leaves all that it acknowledged in the archive alone, from minutes after its first start on', async () => {
  const place = join(home, 'archive');
  const server = await serve({
    DATA_DIR: here,
    ARCHIVE_DIR: place,
    BACKUP_PASSPHRASE: 'correct horse battery',
  });
  const own = postgresHome(here);
  const password = readFileSync(join(own, 'password'), 'utf8').trim();
  const url = databaseUrl(password, socketDirectory(own));
  const archive = await archived();
  const copies = async () => basesAmong(await filesOf(archive)).length;
  await expect.poll(copies, { timeout: 60_000 }).toBe(1);
  await ask(url, `CREATE TABLE notes AS SELECT 'acknowledged before the stop' AS note`);
  expect(await server.end()).toBe(0);
  rmSync(here, { recursive: true });

  expect(await notesAt(archive, null)).toEqual(['acknowledged before the stop']);
}, 240_000);

test('a base copy has no rows of unlogged tables', async () => {
  const url = await start(here);
  const archive = await archived();
  await ask(url, `CREATE UNLOGGED TABLE untold AS SELECT 1 AS one`);
  await ask(url, `CREATE TABLE told AS SELECT 1 AS one`);
  await archiveBase(url, postgresHome(here), archive);
  const { name } = await baseBefore(archive, null);
  const copy = createReadStream(join(lying(archive), name));
  await unseal(copy, there, archive.passphrase, createGunzip());
  const [untold, told] = await ask(
    url,
    `SELECT pg_relation_filepath('untold') UNION ALL SELECT pg_relation_filepath('told')`,
  );
  expect(existsSync(join(there, String(told)))).toBe(true);
  expect(existsSync(join(there, `${untold}_init`))).toBe(true);
  expect(existsSync(join(there, String(untold)))).toBe(false);
}, 120_000);

test.each([
  ['a folder', () => join(home, 'archive')],
  ['a bucket', () => bucket.listen()],
])(
  'the archive is verified by a restore and reports failures: %s',
  async (_, place) => {
    vi.stubEnv('DATA_DIR', here);
    const url = await start(here);
    const data = join(postgresHome(here), 'data');
    const archive = await archived(await place());
    const scratch = join(here, 'backups', 'verification');
    await ask(url, 'CREATE SCHEMA drizzle');
    await ask(url, `CREATE TABLE drizzle.__drizzle_migrations AS SELECT 'one' AS hash`);
    await ask(url, `CREATE TABLE notes AS SELECT 'before the copy' AS note`);
    await archiveBase(url, postgresHome(here), archive);
    expect(archiveState()).toBe('pending');
    const ended = new AbortController();
    const sealing = (async () => {
      for (; !ended.signal.aborted; await wait(200))
        await archivePending(postgresHome(here), archive);
    })();
    await ask(url, `INSERT INTO notes SELECT 'after it' FROM generate_series(1, 999)`);

    const verified = await verifyArchive(data, url);
    expect(verified).toMatchObject({ rows: 1_001, reaches: expect.any(String) });
    expect(verificationReport()).toEqual({ problem: null, verified });
    expect(archiveState()).toBe('verified');
    expect(existsSync(scratch)).toBe(false);

    await ask(url, 'CREATE UNLOGGED TABLE lost AS SELECT 1 AS one');
    await expect(verifyArchive(data, url)).rejects.toThrow(
      'public.lost has 0 rows, 0 instead of 1 rows',
    );
    expect(verificationReport()).toMatchObject({
      problem: expect.stringContaining('public.lost'),
      verified,
    });
    expect(archiveState()).toBe('failed');
    expect(existsSync(scratch)).toBe(false);
    ended.abort();
    await sealing;
  },
  240_000,
);

function aged(folder: string, days: number): string[] {
  const at = Date.now() / 1000 - days * 86_400;
  const names = readdirSync(folder).filter((name) => /\.(?:base|wal)$/.test(name));
  for (const name of names) utimesSync(join(folder, name), at, at);
  return names;
}

test('copies and log go after their days, also where no new copy can be made, else after it', async () => {
  vi.stubEnv('DATA_DIR', here);
  vi.stubEnv('ARCHIVE_KEEP_DAYS', '3');
  const url = await start(here);
  vi.stubEnv('DATABASE_URL', url);
  const data = join(postgresHome(here), 'data');
  const archive = await archived();
  const folder = lying(archive);
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  await refreshArchive(data, new Date());
  const first = aged(folder, 2.9);
  expect(first).toHaveLength(1 + first.filter((name) => name.endsWith('.wal')).length);
  await refreshArchive(data, later(0.05));
  expect(aged(folder, 2.9)).toEqual(first);

  // The next copy is due by the date of the first, which is a day old then.
  await refreshArchive(data, later(1.1));
  const left = readdirSync(folder);
  expect(first.filter((name) => left.includes(name))).toEqual([]);
  expect(basesAmong(await filesOf(archive))).toHaveLength(1);
  expect(left.filter((name) => name.endsWith('.wal')).length).toBeGreaterThan(0);

  const second = aged(folder, 2);
  mkdirSync(join(copiesOf(postgresHome(here)), `new-${process.pid}.tmp`));
  await expect(refreshArchive(data, later(2.2))).rejects.toThrow('EISDIR');
  expect(readdirSync(folder).filter((name) => second.includes(name))).toEqual([]);
}, 120_000);

test('a restored database gets one new base copy on its own timeline', async () => {
  vi.stubEnv('DATA_DIR', here);
  const url = await start(here);
  vi.stubEnv('DATABASE_URL', url);
  const archive = await archived();
  await refreshArchive(join(postgresHome(here), 'data'), new Date());
  await stop?.();
  await archivePending(postgresHome(here), archive);
  await recover(there, archive, await baseBefore(archive, null), { until: null, durable: false });
  vi.stubEnv('DATABASE_URL', await start(there));
  const data = join(postgresHome(there), 'data');
  for (let times = 0; times < 2; times += 1) {
    await ask(process.env.DATABASE_URL ?? '', `CREATE TABLE notes_${times} AS SELECT 1 AS one`);
    await refreshArchive(data, new Date());
  }
  const lines = basesAmong(await filesOf(archive)).map(({ firstSegment: segment }) =>
    segment.slice(0, 8),
  );
  expect(lines).toEqual(['00000001', '00000002']);
}, 120_000);

test('what cannot be sent waits, but for room that the database needs', async () => {
  vi.stubEnv('DATA_DIR', here);
  const url = await start(here);
  vi.stubEnv('DATABASE_URL', url);
  const archive = await archived(await bucket.listen());
  const keep = () => refreshArchive(join(postgresHome(here), 'data'), new Date());
  const waiting = () => readdirSync(spoolOf(postgresHome(here)));
  const copies = async () => basesAmong(await filesOf(archive)).length;
  const closed = async () => {
    const segment = await closeSegment(url);
    await expect.poll(waiting).toContain(segment);
    return segment;
  };
  await keep();

  bucket.isRefused = () => true;
  const first = await closed();
  await expect(keep()).rejects.toThrow();
  expect(waiting()).toContain(first);
  bucket.isRefused = () => false;
  await keep();
  expect(waiting()).not.toContain(first);
  expect(await copies()).toBe(1);

  bucket.isRefused = () => true;
  const given = await closed();
  disk.free = 1e9;
  await expect(keep()).rejects.toThrow();
  expect(waiting()).not.toContain(given);
  disk.free = Number.POSITIVE_INFINITY;
  bucket.isRefused = () => false;
  await closed();
  await keep();
  expect(await copies()).toBe(2);
  for (const [key, { bytes }] of bucket.objects) {
    expect(key.startsWith(`${archive.folder}/`)).toBe(true);
    if (!key.endsWith('.jsonl')) expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
  }
}, 120_000);
