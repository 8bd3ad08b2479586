import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { restoreToInstant } from '#app/erasure/restore-to-moment.ts';
import { directUrl } from '#shared/server/db/database-urls.ts';
import { isAlive, readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { ask, type Holder, holdDatabase } from '../support/database/db-holder.ts';

const home = mkdtempSync(join(tmpdir(), 'yousay-supervisor-'));
/** One for all tests, since making its data takes longer than any of them; too long a path for a socket. */
const dataDir = join(home, 'x'.repeat(120));
const data = join(dataDir, 'postgres', 'data');
const postmasterPid = () => readPostmaster(data)?.pid ?? 0;
const holders: Holder[] = [];

const isRunning = ({ process: { exitCode, signalCode } }: Holder) =>
  exitCode === null && signalCode === null;

async function hold(how: 'own' | 'join' = 'own') {
  const holder = await holdDatabase(dataDir, how);
  holders.push(holder);
  return holder;
}

async function running() {
  const found = holders.find((holder) => holder.owned && isRunning(holder));
  return found ?? hold();
}

afterAll(async () => {
  for (const holder of holders.filter(isRunning)) await holder.stop();
  const left = postmasterPid();
  if (left > 0 && isAlive(left)) process.kill(left, 'SIGQUIT');
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('the embedded PostgreSQL', () => {
  test('is initialized again after an interrupted initialization', async () => {
    mkdirSync(join(dataDir, 'postgres', 'data.tmp', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data.tmp', 'PG_VERSION'), '18');
    const { url } = await running();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is made for its owner only, durable, in UTF-8, without superuser rights or open port', async () => {
    const { url, owned } = await running();
    expect(owned).toBe(true);
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(readPostmaster(data)?.socketDirectory ?? '').mode & 0o777).toBe(0o700);
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'listen_addresses',
      'max_connections',
      'shared_buffers',
      'server_encoding',
      'is_superuser',
    ];
    const shown = await ask<Record<string, string>>(
      url,
      `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join()}`,
    );
    expect(shown).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        listen_addresses: '',
        max_connections: '30',
        shared_buffers: expect.stringMatching(/^(?:1GB|\d{3}MB)$/),
        server_encoding: 'UTF8',
        is_superuser: 'off',
      },
    ]);
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
  });

  test('rejects a second server on the same data and lets scripts join', async () => {
    const first = await running();
    const second = await hold();
    expect(second.refused).toContain(`already runs on ${dataDir}`);
    const script = await hold('join');
    expect(script).toMatchObject({ url: first.url, owned: false });
    await ask(script.url, 'CREATE TABLE joined (id int)');
    expect(await script.stop()).toBe(0);
    expect(await ask(first.url, 'SELECT * FROM joined')).toEqual([]);
  });

  test('is started again when it is killed under a living server', async () => {
    const { url, process: server } = await running();
    await ask(url, 'CREATE TABLE lived AS SELECT generate_series(1, 1000) AS id');
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => ask(url, 'SELECT 1 AS one').catch(() => null)).toEqual([{ one: 1 }]);
    expect(postmasterPid()).not.toBe(killed);
    expect(server.exitCode).toBeNull();
    expect(await ask(url, 'SELECT count(*)::int AS kept FROM lived')).toEqual([{ kept: 1000 }]);
  });

  test('comes back after SIGKILL of its server, with every committed row', async () => {
    const { url, process: server } = await running();
    await ask(url, 'CREATE TABLE committed AS SELECT generate_series(1, 1000) AS id');
    const orphan = postmasterPid();
    server.kill('SIGKILL');
    await once(server, 'exit');
    const again = await hold();
    expect(postmasterPid()).not.toBe(orphan);
    expect(await ask(again.url, 'SELECT count(*)::int AS kept FROM committed')).toEqual([
      { kept: 1000 },
    ]);
  });

  test('ends with its server, and gets a new password when the file was lost', async () => {
    const first = await running();
    await ask(first.url, 'CREATE TABLE unlocked (id int)');
    const pid = postmasterPid();
    expect(await first.stop()).toBe(0);
    expect(isAlive(pid)).toBe(false);
    rmSync(join(dataDir, 'postgres', 'password'));
    const again = await hold();
    expect(again.url).not.toBe(first.url);
    expect(await ask(again.url, 'SELECT * FROM unlocked')).toEqual([]);
  });

  test('starts although the process number it left behind now belongs to another program', async () => {
    const { process: server } = await running();
    const killed = postmasterPid();
    const pidFile = readFileSync(join(data, 'postmaster.pid'), 'utf8');
    server.kill('SIGKILL');
    await once(server, 'exit');
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed)).toBe(false);
    writeFileSync(join(data, 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)));
    const again = await hold();
    expect(again.owned).toBe(true);
    expect(await ask(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is stopped by a restore when its server was killed and left it running', async () => {
    const { process: server } = await running();
    const orphan = postmasterPid();
    server.kill('SIGKILL');
    await once(server, 'exit');
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('ARCHIVE_DIR', join(home, 'archive'));
    vi.stubEnv('BACKUP_PASSPHRASE', 'p'.repeat(24));
    const restored = restoreToInstant({
      until: null,
      base: null,
      replace: true,
      withoutList: true,
    });
    await expect(restored).rejects.toThrow('No copy of the data');
    await expect.poll(() => isAlive(orphan)).toBe(false);
  });

  test('stays up for a script that joined another script', async () => {
    await holders.find(isRunning)?.stop();
    const first = await hold('join');
    const second = await hold('join');
    expect([first.owned, second.owned]).toEqual([true, false]);
    const firstEnd = first.stop();
    const third = await hold('join');
    expect(third).toMatchObject({ url: first.url, owned: false });
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await Promise.all([second.stop(), third.stop()])).toEqual([0, 0]);
    expect(await firstEnd).toBe(0);
    expect(readPostmaster(data)).toBeNull();
  });
});

test('a configured database is used without its pooler, and no server is started', async () => {
  vi.stubEnv('DATA_DIR', home);
  vi.stubEnv('DATABASE_URL', 'postgres://somewhere.example/yousay');
  const { url, owned, stop } = await openDatabase({ join: false });
  expect([url, owned]).toEqual(['postgres://somewhere.example/yousay', false]);
  await stop();
  vi.stubEnv('DATABASE_DIRECT_URL', 'postgres://server.example/yousay');
  expect((await openDatabase({ join: true })).url).toBe('postgres://server.example/yousay');
  expect(directUrl()).toBe('postgres://server.example/yousay');
  vi.stubEnv('DATABASE_DIRECT_URL', '');
  expect(directUrl()).toBe('postgres://somewhere.example/yousay');
  expect(statSync(join(home, 'postgres'), { throwIfNoEntry: false })).toBeUndefined();
});
