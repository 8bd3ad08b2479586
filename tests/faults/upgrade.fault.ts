import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { random } from '../../scripts/artwork/random.ts';
import { linkPackages } from '../../scripts/bench/support/site-copy.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { type Served, serve } from './served.ts';

/** The state before the first migration that runs beside the release before it (0050), until a release is tagged. */
const BEFORE_FIRST = 'd33d8327';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}
function known(commit: string): string | null {
  try {
    return git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    return null;
  }
}
const [tag] = git('tag', '--list', 'v*', '--sort=-creatordate', '--merged', 'HEAD').split('\n');
const last = known(tag || BEFORE_FIRST);
if (last === null)
  process.stderr.write('SKIPPED: the last release is not in this clone (git fetch --unshallow)\n');

const SEED = Number(process.env.UPGRADE_SEED ?? Date.now() % 2 ** 31);
const READERS = 6;
const WRITERS = 3;
/** A thousand accounts may be made in an hour. */
const PACE_MS = 200;
const PASSWORD = 'k7#mQ2xz';

const PATHS = [
  '/',
  '/en',
  '/yousay',
  '/yousay/companylist',
  '/en/yousay/companylist?pg=2',
  '/jobs',
  '/integrity',
  '/sitemap-index.xml',
  '/en/aboutus',
];

describe.skipIf(last === null)('from the last release to this one', () => {
  const place = mkdtempSync(join(tmpdir(), 'yousay-upgrade-'));
  const old = join(place, 'old');
  let database: EmbeddedPostgres;
  let shared: Record<string, string>;
  const servers: Served[] = [];

  beforeAll(async () => {
    git('clone', '--quiet', '--shared', '--no-checkout', ROOT, old);
    execFileSync('git', ['checkout', '--quiet', last ?? ''], { cwd: old });
    linkPackages(old);
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
      cwd: old,
      maxBuffer: 16 * 1024 * 1024,
    });
    database = await startEmbeddedPostgres(join(place, 'database'), {
      durable: false,
      maxConnections: 100,
    });
    shared = {
      SESSION_SECRET: 's'.repeat(32),
      DATABASE_URL: database.url,
      STORAGE_URL: `file:${join(place, 'storage')}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO: '1',
      SEED_SCALE: '0.05',
    };
  });

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await database?.stop();
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  async function started(root: string, role: string): Promise<Served> {
    const data = { DATA_DIR: join(place, `data-${servers.length}`), ROLE: role };
    const server = await serve({ ...shared, ...data }, root);
    servers.push(server);
    return server;
  }

  test(`both serve one database while it is migrated, under load (UPGRADE_SEED=${SEED})`, async () => {
    const draw = random('upgrade', SEED);
    const serving = [await started(old, 'all'), await started(old, 'web')];
    const wrong: string[] = [];
    let reads = 0;
    let writes = 0;
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        const path = draw.pick(PATHS);
        const unkept = path.includes('?') ? '&' : '?';
        const { url } = draw.pick(serving);
        const status = await statusOf(`${url}${path}${unkept}r=${reads}`, reads);
        reads += 1;
        if (status !== 200) wrong.push(`${status} ${path}`);
      }
    };
    const write = async () => {
      while (!isOver) {
        await pause(PACE_MS);
        writes += 1;
        const { url } = draw.pick(serving);
        const status = await statusOf(`${url}/yousayapi/jskSignup`, writes, form(writes));
        if (status !== 200) wrong.push(`${status} sign-up ${writes}`);
      }
    };
    const load = [
      ...Array.from({ length: READERS }, read),
      ...Array.from({ length: WRITERS }, write),
    ];
    const sofar = () => reads + writes;
    const pass = async () => {
      const goal = sofar() + 100;
      await expect.poll(sofar).toBeGreaterThan(goal);
    };
    await pass();
    for (const role of ['all', 'web']) {
      serving.push(await started(ROOT, role));
      await pass();
    }
    // A server that is about to end is asked no longer, as a load balancer does by the probe.
    for (const before of serving.splice(0, 2)) {
      await pass();
      expect(await before.end()).toBe(0);
    }
    await pass();
    isOver = true;
    await Promise.all(load);
    process.stdout.write(`${reads} pages read, ${writes} accounts made, ${wrong.length} errors\n`);
    expect(wrong).toEqual([]);
    const { rows } = await withLongRunningClient(database.url, (client) =>
      client.query<{ made: number }>(
        "SELECT count(*)::int AS made FROM job_seekers WHERE username LIKE 'upgrade%'",
      ),
    );
    expect(rows).toEqual([{ made: writes }]);
    const again = await started(old, 'web');
    expect(await statusOf(again.url, 1)).toBe(200);
  });
});

async function statusOf(url: string, visitor: number, init: RequestInit = {}): Promise<number> {
  // Networks have limits of their own.
  const from = `${20 + (visitor % 100)}.${Math.floor(visitor / 100) % 256}.0.1`;
  const headers = { 'X-Forwarded-For': from, Origin: new URL(url).origin };
  const answer = await fetch(url, { ...init, headers }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

function form(number: number): RequestInit {
  const body = new URLSearchParams({
    firstName: 'ทดสอบ',
    lastName: 'ระบบ',
    email: `upgrade${number}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: '1',
  });
  return { method: 'POST', body };
}
