import { type ChildProcess, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { spawnAs, unprivilegedAccount } from '#shared/server/db/embedded-postgres/account.ts';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { ROOT } from '../../../scripts/setup.mjs';
import { isListening } from '../served.ts';
import { endChild } from './end-child.ts';
import { waitUntil } from './wait-until.ts';

const PATH = `${process.env.PATH}:/usr/sbin`;
const PROGRAM = 'pgbouncer';
const SETTINGS = join(ROOT, 'deploy/pgbouncer/pgbouncer.ini');

export const hasPgBouncer =
  spawnSync(PROGRAM, ['--version'], { env: { ...process.env, PATH } }).status === 0;
if (!hasPgBouncer) {
  process.stderr.write('SKIPPED: nothing is tried behind PgBouncer (apt-get install pgbouncer)\n');
}

export interface PgBouncer {
  readonly url: string;
  readonly home: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** With the settings of deploy/pgbouncer at a port of its own, in front of a database of `dataDir`. */
export async function pgBouncer(database: string, dataDir: string): Promise<PgBouncer> {
  const {
    host,
    port: databasePort,
    user,
    password,
  } = new pg.Client({ connectionString: database });
  const account = unprivilegedAccount(dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'yousay-pgbouncer-'));
  const port = await freePort();
  const ini = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${user}" "${password}"\n`);
  const settings = {
    '\\*': `host=${host} port=${databasePort}`,
    listen_port: port,
    auth_file: users,
    pidfile: join(folder, 'pgbouncer.pid'),
    // Fewer than the product asks for, so that transactions of many share connections.
    default_pool_size: 4,
  };
  const own = Object.entries(settings).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`^(${name}) =.*$`, 'm'), (_, key) => `${key} = ${value}`),
    readFileSync(SETTINGS, 'utf8'),
  );
  writeFileSync(ini, own);
  if (account) for (const path of [folder, ini, users]) chownSync(path, account.uid, account.gid);
  const url = new URL(database);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  async function stop(): Promise<void> {
    await endChild(running, 'SIGINT');
  }

  const bouncer = {
    url: url.href,
    home: folder,
    async start() {
      running = spawnAs(account, host.startsWith('/') ? [ini, host] : [ini], PROGRAM, [ini], {
        env: { PATH },
        stdio: 'ignore',
      });
      await waitUntil(() => isListening(bouncer.url), { timeout: 20_000 });
    },
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await bouncer.start();
  return bouncer;
}
