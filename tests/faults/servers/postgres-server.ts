import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { type Account, spawnAs } from '#shared/server/db/embedded-postgres/account.ts';
import { endChild } from './end-child.ts';
import { waitUntil } from './wait-until.ts';

export const ROLE = 'yousay';
export const PASSWORD = 'pair';
const SETTINGS = ['listen_addresses=127.0.0.1', 'shared_buffers=64MB'];
const ENV = { PGPASSWORD: PASSWORD, PGUSER: ROLE, PGHOST: '127.0.0.1', LC_ALL: 'C.UTF-8' };

/** One PostgreSQL on loopback, under an account that it takes. */
export class PostgresServer {
  readonly data: string;
  readonly port: number;
  readonly #bin: string;
  readonly #account: Account | null;
  #running: ChildProcess | undefined;

  constructor(bin: string, data: string, port: number, account: Account | null) {
    this.#bin = bin;
    this.data = data;
    this.port = port;
    this.#account = account;
  }

  get url(): string {
    return this.#urlOf(ROLE);
  }

  #urlOf(database: string): string {
    return `postgres://${ROLE}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  async run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    const path = `${this.#bin}:/usr/bin:/bin`;
    const running = spawnAs(this.#account, [this.data, this.#bin], this.#named(program), args, {
      env: { ...ENV, PATH: path, ...env },
      // A server that the program starts or reloads would keep its output open.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output = running.stderr ? text(running.stderr) : '';
    const [status] = await once(running, 'exit');
    if (status !== 0) throw new Error(`${program}: ${await output}`);
  }

  #named(program: string): string {
    return program.startsWith('/') ? program : join(this.#bin, program);
  }

  async start(): Promise<void> {
    const socket = `unix_socket_directories=${dirname(this.data)}`;
    const settings = [...SETTINGS, socket].flatMap((setting) => ['-c', setting]);
    const args = ['-D', this.data, '-p', String(this.port), ...settings];
    const options = { env: ENV, stdio: 'ignore' } as const;
    const paths = [this.data, this.#bin];
    this.#running = spawnAs(this.#account, paths, this.#named('postgres'), args, options);
    await waitUntil(() =>
      this.ask('SELECT 1', 'postgres').then(
        () => true,
        () => false,
      ),
    );
  }

  follow(leader: PostgresServer): void {
    const source = `host=127.0.0.1 port=${leader.port} user=${ROLE} password=${PASSWORD}`;
    const settings = join(this.data, 'postgresql.auto.conf');
    appendFileSync(settings, `primary_conninfo = '${source}'\n`);
    const signal = join(this.data, 'standby.signal');
    writeFileSync(signal, '');
    if (this.#account) chownSync(signal, this.#account.uid, this.#account.gid);
  }

  async ask(query: string, database = ROLE): Promise<Record<string, unknown>[]> {
    const connectionString = this.#urlOf(database);
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  }

  stop(): Promise<void> {
    return endChild(this.#running, 'SIGINT');
  }

  async kill(): Promise<void> {
    const pid = this.#running?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const ended = endChild(this.#running, 'SIGKILL');
    for (const each of children.map(Number)) process.kill(each, 'SIGKILL');
    await ended;
  }
}
