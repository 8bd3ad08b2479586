import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import {
  type Account,
  spawnAs,
  unprivilegedAccount,
} from '#shared/server/db/embedded-postgres/account.ts';
import { freePort } from '../../../scripts/bench/support/free-port.ts';

const PACKAGES = '/usr/lib/postgresql';
const OLDEST = 15;
const PASSWORD = 'pair';
const ROLE = 'yousay';
/** What the product expects of a role behind a pooler (decision 0140). */
const LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
};
const SERVER = [
  '-c',
  'unix_socket_directories=',
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'shared_buffers=64MB',
];

/** The programs of the newest PostgreSQL that Debian's packages brought. */
const programs = newestPrograms();
export const hasPostgres = programs !== null;
if (!hasPostgres) {
  process.stderr.write(
    `SKIPPED: no PostgreSQL of ${OLDEST} or later here (apt-get install postgresql)\n`,
  );
}

export interface PostgresPair {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** The primary and every process of it end at once, as in a power cut. */
  killPrimary(): Promise<void>;
  /** The replica takes writes, without a replica of its own, at the address of the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

function newestPrograms(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number) : [];
  const newest = Math.max(...versions);
  const bin = join(PACKAGES, String(newest), 'bin');
  return newest >= OLDEST && existsSync(join(bin, 'pg_basebackup')) ? bin : null;
}

/** A primary that waits at each commit for its streaming replica, both on loopback and below `place`. */
export async function postgresPair(place: string): Promise<PostgresPair> {
  const account = unprivilegedAccount(place);
  const home = join(place, 'pair');
  chmodSync(place, 0o755);
  mkdirSync(home);
  if (account) chownSync(home, account.uid, account.gid);
  const primary = new Server(join(home, 'primary'), await freePort(), account);
  const replica = new Server(join(home, 'replica'), await freePort(), account);
  const password = join(home, 'password');
  writeFileSync(password, PASSWORD);
  if (account) chownSync(password, account.uid, account.gid);
  const made = ['-D', primary.data, '-U', ROLE, '--pwfile', password];
  primary.run('initdb', [...made, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']);
  await primary.start();
  await primary.ask(`CREATE DATABASE ${ROLE}`, 'postgres');
  for (const [name, most] of Object.entries(LIMITS)) {
    await primary.ask(`ALTER ROLE ${ROLE} SET ${name} = '${most}'`);
  }
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', ROLE];
  replica.run('pg_basebackup', [...source, '-D', replica.data, '-R', '-X', 'stream', '-c', 'fast']);
  await replica.start();
  await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await primary.ask('SELECT pg_reload_conf()');
  const isWaitedFor = async () => {
    const [row] = await primary.ask('SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === 'sync';
  };
  await vi.waitUntil(isWaitedFor, { timeout: 60_000, interval: 200 });
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    killPrimary: () => primary.kill(),
    async promote() {
      await replica.ask('SELECT pg_promote()');
      await replica.stop();
      await replica.start(primary.port);
    },
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}

class Server {
  readonly data: string;
  readonly port: number;
  readonly #account: Account | null;
  #running: ChildProcess | undefined;

  constructor(data: string, port: number, account: Account | null) {
    this.data = data;
    this.port = port;
    this.#account = account;
  }

  get url(): string {
    return urlAt(this.port, ROLE);
  }

  run(program: string, args: readonly string[]): void {
    const { status, stderr } = spawnSync(join(programs ?? '', program), args, {
      ...this.#account,
      cwd: '/',
      encoding: 'utf8',
      env: { PGPASSWORD: PASSWORD, LC_ALL: 'C.UTF-8' },
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  async start(port = this.port): Promise<void> {
    const args = ['-D', this.data, '-p', String(port), ...SERVER];
    const options = { env: { LC_ALL: 'C.UTF-8' }, stdio: 'ignore' } as const;
    this.#running = spawnAs(
      this.#account,
      [this.data],
      join(programs ?? '', 'postgres'),
      args,
      options,
    );
    const answers = () =>
      ask(urlAt(port, 'postgres'), 'SELECT 1').then(
        () => true,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: 60_000, interval: 50 });
  }

  ask(query: string, database = ROLE): Promise<Record<string, unknown>[]> {
    return ask(urlAt(this.port, database), query);
  }

  /** A fast shutdown. */
  stop(): Promise<void> {
    return this.#end((pid) => process.kill(pid, 'SIGINT'));
  }

  kill(): Promise<void> {
    return this.#end((pid) => {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL');
    });
  }

  async #end(by: (pid: number) => void): Promise<void> {
    const running = this.#running;
    if (running?.pid === undefined) return;
    this.#running = undefined;
    const ended = once(running, 'exit');
    by(running.pid);
    await ended;
  }
}

const urlAt = (port: number, database: string) =>
  `postgres://${ROLE}:${PASSWORD}@127.0.0.1:${port}/${database}`;

async function ask(connectionString: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
