import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { hasNginx, startNginx } from '../../deploy/nginx.ts';
import { S3Server } from '../../support/s3/s3-server.ts';
import { type Served, serve } from '../served.ts';
import { type Release, THIS_RELEASE } from '../servers/last-release.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { hasPgBouncer, type PgBouncer, pgBouncer } from '../servers/pg-bouncer.ts';
import {
  hasPostgres,
  type PostgresPair,
  postgresPair,
  waitAtCommits,
} from '../servers/postgres-pair.ts';
import { hasVarnish, type Varnish, varnishBefore } from '../servers/varnish.ts';

const PACKAGES: Readonly<Record<string, boolean>> = {
  postgresql: hasPostgres,
  pgbouncer: hasPgBouncer,
  'varnish varnish-modules': hasVarnish,
  nginx: hasNginx,
};

/** Packages of Debian that the whole stack lacks here. */
export const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]);

const ROLES = { one: 'web', two: 'web', worker: 'worker' } as const;
const NAMES = Object.keys(ROLES) as ProcessName[];
/** A probe of Varnish has found a process that was started, and readers have come to it. */
const OBSERVED_MS = 4_000;
const PURGE_TOKEN = 'purge'.repeat(4);

export type ProcessName = keyof typeof ROLES;
type Ports = Readonly<Record<ProcessName | 'cache' | 'front' | 'mail', number>>;

interface Engines {
  readonly pair: PostgresPair;
  readonly bouncer: PgBouncer;
  readonly varnish: Varnish;
  readonly bucket: S3Server;
  readonly mail: MailServer;
}

/** nginx, Varnish, two web processes, a worker, PgBouncer, PostgreSQL, replica, bucket, mail. */
export class Stack {
  readonly engines: Engines;
  readonly #place: string;
  readonly #ports: Ports;
  readonly #processes = new Map<ProcessName, Served>();
  readonly #ends: (() => unknown)[];
  #settings: Readonly<Record<string, string>>;
  #release: Release;

  private constructor(
    place: string,
    release: Release,
    ports: Ports,
    engines: Engines,
    ends: (() => unknown)[],
  ) {
    this.#place = place;
    this.#release = release;
    this.#ports = ports;
    this.#ends = ends;
    this.engines = engines;
    this.#settings = settingsOf(ports, engines);
  }

  static async start(place: string, release = THIS_RELEASE): Promise<Stack> {
    const ends: (() => unknown)[] = [];
    try {
      const ports = {
        one: await freePort(),
        two: await freePort(),
        worker: await freePort(),
        cache: await freePort(),
        front: await freePort(),
        mail: await freePort(),
      };
      const stack = new Stack(place, release, ports, await startEngines(place, ports, ends), ends);
      ends.push(() => Promise.all([...stack.#processes.values()].map((served) => served.end())));
      for (const name of NAMES) await stack.startProcess(name);
      ends.push(stack.engines.varnish.stop);
      await stack.engines.varnish.start();
      const webs = [ports.one, ports.two] as const;
      const before = { webs, cache: ports.cache, own: ports.front };
      const nginx = await startNginx(join(place, 'nginx'), before);
      ends.push(nginx.stop);
      return stack;
    } catch (error) {
      await endAll(ends);
      throw error;
    }
  }

  get url(): string {
    return urlAt(this.#ports.front);
  }

  process(name: ProcessName): Served {
    const served = this.#processes.get(name);
    if (served === undefined) throw new Error(`${name} does not run`);
    return served;
  }

  async startProcess(name: ProcessName): Promise<void> {
    const own = {
      ROLE: ROLES[name],
      PORT: String(this.#ports[name]),
      DATA_DIR: join(this.#place, name),
    };
    const served = await serve({ ...this.#settings, ...own }, this.#release.folder);
    this.#processes.set(name, served);
    await served.untilHealthy();
  }

  set(settings: Readonly<Record<string, string>>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  async restart(release = this.#release): Promise<void> {
    this.#release = release;
    for (const name of NAMES) {
      await this.process(name).end();
      await this.startProcess(name);
      await wait(OBSERVED_MS);
    }
  }

  get addresses(): Readonly<Record<string, string>> {
    const { pair, bouncer } = this.engines;
    const processes = [...this.#processes].map(([name, { url }]) => [`process ${name}`, url]);
    return {
      'readers come to': this.url,
      Varnish: urlAt(this.#ports.cache),
      ...Object.fromEntries(processes),
      PgBouncer: bouncer.url,
      primary: pair.primary.url,
      replica: pair.replica.url,
      storage: this.#settings.STORAGE_URL ?? '',
      mail: this.#settings.SMTP_URL ?? '',
    };
  }

  async stop(): Promise<void> {
    await endAll(this.#ends);
  }
}

const urlAt = (port: number) => `http://127.0.0.1:${port}`;

async function endAll(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}

async function startEngines(
  place: string,
  ports: Ports,
  ends: (() => unknown)[],
): Promise<Engines> {
  const pair = await postgresPair(place);
  ends.push(pair.primary.stop.bind(pair.primary), pair.replica.stop.bind(pair.replica));
  await waitAtCommits(pair);
  const bouncer = await pgBouncer(pair.primary.url, place);
  ends.push(bouncer.close);
  const bucket = new S3Server();
  await bucket.listen();
  ends.push(() => bucket.close());
  const mail = await startMailServer(ports.mail);
  ends.push(mail.close);
  const origins = [urlAt(ports.one), urlAt(ports.two)] as const;
  const varnish = varnishBefore(origins, urlAt(ports.cache), PURGE_TOKEN, place);
  return { pair, bouncer, varnish, bucket, mail };
}

function settingsOf(
  ports: Ports,
  { pair, bouncer, bucket }: Engines,
): Readonly<Record<string, string>> {
  return {
    PUBLIC_URL: urlAt(ports.front),
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRET: 's'.repeat(32),
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: pair.primary.url,
    DATABASE_READ_URL: pair.replica.url,
    DATABASE_READ_MAX_LAG: '60',
    STORAGE_URL: bucket.url,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    MAIL_FROM: 'YouSay <no-reply@yousay.example>',
    MAIL_REPLY_TO: 'hello@yousay.example',
    OPERATOR: 'A Co., Ltd., Bangkok',
    CACHE_PURGE_URL: `${urlAt(ports.cache)}/purge`,
    CACHE_PURGE_TOKEN: PURGE_TOKEN,
    DEMO: '1',
    SEED_SCALE: process.env.SEED_SCALE ?? '0.02',
  };
}
