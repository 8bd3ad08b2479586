import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { DEMO_PASSWORD, demoUsername } from '../../../scripts/seed/demo-accounts.ts';
import { type Served, serve } from '../served.ts';
import { hasVarnish, type Varnish, varnishBefore } from '../servers/varnish.ts';

const TOKEN = 'purge'.repeat(4);
const PUBLICATIONS = 25;
const OFTEN = 50;
const LATER = 25 * 60 * 60_000;
const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));

let database: EmbeddedPostgres;
let one: Served;
let two: Served;
let varnish: Varnish;
let front = '';

beforeAll(async () => {
  front = `http://127.0.0.1:${await freePort()}`;
  database = await startEmbeddedPostgres(join(dataDir, 'database'), {
    durable: false,
    maxConnections: 60,
  });
  const shared = {
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: database.url,
    PUBLIC_URL: front,
    SESSION_SECRET: 's'.repeat(32),
    STORAGE_URL: `file:${join(dataDir, 'storage')}`,
    TRUSTED_PROXIES: '127.0.0.1',
    CACHE_PURGE_URL: `${front}/purge`,
    CACHE_PURGE_TOKEN: TOKEN,
    DEMO: '1',
  };
  one = await serve({ ...shared, SEED_SCALE: '0.02' });
  two = await serve({ ...shared, DATA_DIR: join(dataDir, 'web'), ROLE: 'web' });
  if (!hasVarnish) return;
  varnish = varnishBefore([one.url, two.url], front, TOKEN, dataDir);
  await varnish.start();
});

afterAll(async () => {
  await varnish?.stop();
  await one?.end();
  await two?.end();
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function read(path: string, headers: Record<string, string> = {}, from = front) {
  const answer = await fetch(from + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function readOften(path: string, headers: Record<string, string> = {}): Promise<void> {
  for (let reads = 0; reads < OFTEN; reads += 1) {
    expect((await read(path, headers)).status).toBe(200);
  }
}

async function acts() {
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DEMO', '0');
  const [{ publishDueReview }, { withdrawReview }, calls, fixtures] = await Promise.all([
    import('#features/review/server/publication/publish-due-review.ts'),
    import('#features/review/server/removal/withdraw-review.ts'),
    import('../../support/calls/review-acts.ts'),
    import('../../support/fixtures/review-fixture.ts'),
  ]);
  return { publishDueReview, withdrawReview, ...calls, ...fixtures };
}

/** Milliseconds until an anonymous reader of the page is shown what is looked for. */
async function untilSeen(path: string, isSeen: (text: string) => boolean): Promise<number> {
  const began = performance.now();
  while (!isSeen((await read(path)).text)) {
    if (performance.now() - began > 30_000) throw new Error(`${path} is still the old one`);
    await wait(5);
  }
  return performance.now() - began;
}

test.each([
  ['/', 'the home page'],
  ['/yousay', 'the review landing'],
  ['/yousay/companylist', 'the list of companies'],
  ['/jobs', 'the list of openings'],
  ['/feed.xml', 'the feed'],
  ['/jobs.xml', 'the feed of openings'],
])('%s, %s, goes by each company it shows', async (path) => {
  await expect
    .poll(async () => (await read(path, {}, one.url)).headers.has('surrogate-key'))
    .toBe(true);
  const { headers, text } = await read(path, {}, one.url);
  const keys = new Set(headers.get('surrogate-key')?.split(' '));
  const ids = [...text.matchAll(/\/company\/[^/"'<?#\s]*?-(\d+)(?=[/"'<?#])/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  const untold = ids.filter((id) => !keys.has(`company:${id}`) && !keys.has(`listed:${id}`));
  expect([...new Set(untold)]).toEqual([]);
});

describe.skipIf(!hasVarnish)('Varnish in front of two processes', () => {
  test('a published review is seen, and a withdrawn one gone', async () => {
    const { publishDueReview, withdrawReview, sendReview, decide, makeCompany, makeWriter } =
      await acts();
    const published: number[] = [];
    const withdrawn: number[] = [];
    const before = varnish.answered('hit');
    for (let count = 0; count < PUBLICATIONS; count += 1) {
      const [idEmp, idJsk] = [await makeCompany(), await makeWriter()];
      const path = new URL((await fetch(`${front}/company/${idEmp}/yousay`)).url).pathname;
      const idReview = await sendReview(idEmp, idJsk);
      await decide(idReview);
      for (let reads = 0; reads < 4; reads += 1) await read(path);
      for (const { url } of [one, two]) await read(path, {}, url);
      const isShown = (text: string) => text.includes('หัวหน้ารับฟัง');
      expect(isShown((await read(path)).text)).toBe(false);
      await publishDueReview(idReview, new Date(Date.now() + LATER));
      published.push(await untilSeen(path, isShown));
      await wait(50);
      expect(isShown((await read(path)).text)).toBe(true);
      await withdrawReview({ idReview, idJsk }, new Date());
      withdrawn.push(await untilSeen(path, (text) => !isShown(text)));
    }
    await expect.poll(() => varnish.answered('hit') - before).toBeGreaterThan(2 * PUBLICATIONS);
    console.info(`published → seen: ${told(published)}; withdrawn → gone: ${told(withdrawn)}`);
  });

  test('a public page is cached regardless of cookies, a personal one is not', async () => {
    const before = varnish.answered('hit');
    await readOften('/yousay', { Cookie: 'lang=th; at=1' });
    await expect.poll(() => varnish.answered('hit')).toBeGreaterThan(before + OFTEN / 2);

    const body = new URLSearchParams({
      username: demoUsername('employerAdmin'),
      password: DEMO_PASSWORD,
    });
    const signedIn = await fetch(`${front}/yousayapi/login`, { method: 'POST', body });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((said) => said.split(';', 1)[0])
      .join('; ');
    expect((await read('/myaccount', { Cookie: cookie })).status).toBe(200);
    expect((await read('/myaccount')).status).not.toBe(200);
    expect((await read('/myaccount', { Cookie: cookie })).status).toBe(200);
  });

  test('a page is cached once for all ports in the Host header', async () => {
    const readAt = async (host: string) => {
      const outgoing = request(`${front}/en/yousay`, { headers: { host } }).end();
      const [answer] = await once(outgoing, 'response');
      answer.resume();
      return answer.statusCode;
    };
    const before = varnish.answered('hit');
    await readOften('/en/yousay');
    for (let port = 1; port <= OFTEN; port += 1)
      expect(await readAt(`LocalHost:${port}`)).toBe(200);
    expect(await readAt('elsewhere.example')).toBe(421);
    // It counts late, also of the tests before: more than the readings of one host are enough.
    await expect.poll(() => varnish.answered('hit')).toBeGreaterThan(before + 1.8 * OFTEN);
  });

  test('a picture that may be deleted is not cached, but may be by browsers', async () => {
    const company = await fetch(`${one.url}/company/1/hrsay`);
    const picture = /\/media\/[^"' ,]+/.exec(await company.text())?.[0] ?? '';
    const lifeInBrowsers = async () =>
      (await read(picture, {}, one.url)).headers.get('cache-control');
    await expect.poll(lifeInBrowsers).toContain('immutable');
    const before = varnish.answered('hitmiss');
    await readOften(picture);
    await expect.poll(() => varnish.answered('hitmiss')).toBeGreaterThan(before + OFTEN / 2);
  });

  test('readers learn neither when a page was made nor by what it goes', async () => {
    await read('/yousay');
    const { headers } = await read('/yousay');
    for (const name of ['age', 'via', 'x-varnish', 'xkey', 'surrogate-key', 'surrogate-control']) {
      expect(headers.get(name)).toBeNull();
    }
  });

  test('a purge requires the token', async () => {
    const purge = (key: string) =>
      fetch(`${front}/purge`, {
        method: 'POST',
        headers: { 'Fastly-Key': key, 'Surrogate-Key': 'site' },
      }).then(({ status }) => status);
    expect(await purge('')).toBe(403);
    expect(await purge(`${TOKEN}x`)).toBe(403);
    expect(await purge(TOKEN)).toBe(200);
  });

  test('a restart takes seconds, and pages are cached again', async () => {
    await varnish.stop();
    await expect(fetch(front)).rejects.toThrow();
    const began = performance.now();
    await varnish.start();
    console.info(`Varnish serves again after ${(performance.now() - began).toFixed(0)} ms`);
    await readOften('/yousay');
    await expect.poll(() => varnish.answered('hit')).toBeGreaterThan(OFTEN / 2);
  });
});

function percentile(took: readonly number[], part: number): number {
  return took.toSorted((a, b) => a - b)[Math.ceil(part * took.length) - 1] ?? 0;
}

function told(took: readonly number[]): string {
  const [middle, most] = [0.5, 0.95].map((part) => percentile(took, part).toFixed(0));
  return `p50 ${middle} ms, p95 ${most} ms of ${took.length}`;
}
