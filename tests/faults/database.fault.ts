import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';
import { PAGE_CACHE_CHANNEL } from '#shared/server/page-cache/channel.ts';
import { metric } from '../../scripts/bench/support/memory-visits.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { copyPreparedDemo } from '../../scripts/test/prepared-demo.ts';
import { type DatabaseProxy, databaseProxy } from '../support/database/db-proxy.ts';
import { png } from '../support/fixtures/pictures.ts';
import { LONG, type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const home = join(dataDir, 'database');
const storage = join(home, 'storage');
let database: EmbeddedPostgres;
let road: DatabaseProxy;
let client: pg.Client;
let one: Served;
let two: Served;
let company: { idEmp: number; path: string };

beforeAll(async () => {
  copyPreparedDemo(home);
  database = await startEmbeddedPostgres(home, { durable: false });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  road = await databaseProxy(database.url);
  const shared = {
    SESSION_SECRET: 's'.repeat(32),
    STORAGE_URL: `file:${storage}`,
  };
  const demo = { DEMO: '1', SEED_SCALE: '0.02' };
  [one, two] = await Promise.all([
    serve({ ...shared, DATA_DIR: join(dataDir, 'one'), DATABASE_URL: road.url }),
    serve({ ...shared, ...demo, DATA_DIR: join(dataDir, 'two'), DATABASE_URL: database.url }),
  ]);
  company = await publishedCompany();
});

afterAll(async () => {
  await one?.end();
  await two?.end();
  await client?.end();
  await road?.close();
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function publishedCompany() {
  for (let idEmp = 1; idEmp < 60; idEmp += 1) {
    const answer = await fetch(`${two.url}/company/${idEmp}/yousay`);
    await answer.text();
    if (answer.ok) return { idEmp, path: new URL(answer.url).pathname };
  }
  throw new Error('the demo has no company');
}

async function read({ url }: Served, path: string) {
  const answer = await fetch(url + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function away(): void {
  road.mode = 'refuse';
  road.reset();
}

async function back(): Promise<void> {
  road.mode = 'open';
  await one.untilHealthy();
}

/** Lines of the log; anything else would have been said by somebody who does not know the log. */
function logged(since: number): Record<string, unknown>[] {
  return one.lines.slice(since).map((line) => JSON.parse(line));
}

/** Longer than a process of the jobs that spins is left alone. */
const UNANSWERED_MS = 45_000;
const NEVER_SEEN = '/en/yousay/companylist?pg=2';

test('without its database the server shows cached pages, answers other requests with an error page, and recovers by itself', async () => {
  const visited = [company.path, '/en/yousay/companylist', '/'];
  for (const path of visited)
    expect((await read(one, path)).status, `${path} ${one.lines.slice(-4).join('\n')}`).toBe(200);
  const since = one.lines.length;
  away();
  await expect.poll(() => one.healthy()).toBe(false);
  for (const path of [...visited, '/aboutus', '/robots.txt']) {
    expect((await read(one, path)).status, path).toBe(200);
  }
  for (const [path, locale] of [
    [NEVER_SEEN, 'en'],
    ['/yousay/companylist?pg=2', 'th'],
  ] as const) {
    const { status, headers, text } = await read(one, path);
    expect([path, status]).toEqual([path, 503]);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toContain('no-');
    expect(text).toContain(`lang="${locale}"`);
    expect(text).toContain(catalogue(locale).errors.http.unavailable);
  }
  const lost = await read(one, `/company/${company.idEmp}/lost/page`);
  expect(lost.status).toBe(404);
  expect(lost.text).toContain(catalogue('th').shared.errorPage.notFound);
  const api = await fetch(`${one.url}/yousayapi/search?keyword=zz`);
  expect(api.status).toBe(503);
  expect(await api.json()).toMatchObject({ success: 0, error: { code: 'unavailable' } });
  const pages = logged(since).filter(({ msg }) => msg === 'a page failed');
  expect(pages.length).toBeGreaterThan(0);
  for (const line of pages)
    expect(line).toMatchObject({ requestId: expect.stringMatching(/\S{8,}/) });
  await back();
  expect((await read(one, NEVER_SEEN)).status).toBe(200);
});

test.runIf(LONG)(
  'the process of the jobs lives on while the database takes everything and answers nothing',
  async () => {
    road.mode = 'silent';
    await wait(UNANSWERED_MS);
    expect(await metric(one.metricsUrl, 'jobs_process_restarts')).toBe(0);
    road.reset();
    await back();
  },
);

test('a page that throws is the 500 page in the language of its path, and one line of JSON names the request', async () => {
  const since = one.lines.length;
  await client.query('ALTER TABLE companies RENAME TO companies_away');
  try {
    for (const [path, locale] of [
      ['/en/yousay/companylist?pg=3', 'en'],
      ['/yousay/companylist?pg=3', 'th'],
    ] as const) {
      const { status, headers, text } = await read(one, path);
      expect([path, status]).toEqual([path, 500]);
      expect(text).toContain(`lang="${locale}"`);
      expect(text).toContain(catalogue(locale).errors.http.internal);
      expect(text).not.toMatch(/companies_away|select /i);
      expect(headers.get('cache-control')).toContain('no-');
    }
  } finally {
    await client.query('ALTER TABLE companies_away RENAME TO companies');
  }
  const failures = logged(since).filter(({ level }) => level === 'error');
  expect(failures.length).toBeGreaterThanOrEqual(2);
  for (const line of failures) {
    expect(line).toMatchObject({ requestId: expect.any(String), url: expect.any(String) });
  }
  expect((await read(one, '/en/yousay/companylist?pg=3')).status).toBe(200);
});

test('of two web processes the one that could not hear of a change shows it once it hears again', async () => {
  const name = `บริษัท เปลี่ยนชื่อ ${Date.now()}`;
  const query = `${company.path}?sortId=1`;
  for (const web of [one, two]) expect((await read(web, company.path)).status).toBe(200);
  away();
  await expect.poll(() => one.healthy()).toBe(false);
  await client.query('BEGIN');
  await client.query('UPDATE companies SET address = $1 WHERE id_emp = $2', [name, company.idEmp]);
  await client.query(
    `UPDATE companies SET company_name_en = company_name_en || ' renamed' WHERE id_emp = $1`,
    [company.idEmp],
  );
  for (const tag of [`company:${company.idEmp}`, `reviews:${company.idEmp}`, 'lists']) {
    await client.query('SELECT pg_notify($1, $2)', [PAGE_CACHE_CHANNEL, tag]);
  }
  await client.query('COMMIT');
  await expect.poll(async () => (await read(two, company.path)).status).not.toBe(200);
  await back();
  await expect.poll(async () => (await read(one, company.path)).status).not.toBe(200);
  for (const path of [company.path, query]) {
    const [first, second] = [await read(one, path), await read(two, path)];
    expect(first.status).toBe(second.status);
    expect(first.headers.get('location')).toBe(second.headers.get('location'));
  }
});

test('twenty concurrent health checks succeed on both ports', async () => {
  // The process of the jobs tells every five seconds how it is, and has just lost its database.
  await vi.waitFor(async () => expect((await fetch(`${two.url}/healthz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 200,
  });
  for (const origin of [two.url, two.metricsUrl]) {
    const probes = Array.from({ length: 20 }, () => fetch(`${origin}/healthz`));
    const answers = await Promise.all(probes);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

test('a database with a full disk rejects writes with a message, reads continue', async () => {
  await client.query(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_full BEFORE INSERT ON sessions EXECUTE FUNCTION disk_full()`);
  const signIn = () =>
    fetch(`${two.url}/yousayapi/login`, {
      method: 'POST',
      headers: { 'Content-Language': 'en' },
      body: new URLSearchParams({
        username: demoUsername('employerAdmin'),
        password: DEMO_PASSWORD,
      }),
    });
  try {
    const refused = await signIn();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      error: { code: 'unavailable', message: catalogue('en').errors.http.unavailable },
    });
    expect((await read(two, '/en/yousay/companylist?pg=2')).status).toBe(200);
  } finally {
    await client.query('DROP FUNCTION disk_full CASCADE');
  }
  expect((await signIn()).status).toBe(200);
});

test('an upload that cannot be stored is rejected with a message, reads continue, and a retry succeeds', async () => {
  const signedIn = await fetch(`${two.url}/yousayapi/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: demoUsername('employerAdmin'), password: DEMO_PASSWORD }),
  });
  expect(signedIn.status).toBe(200);
  const { data } = (await signedIn.json()) as { data: { idEmp: number } };
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const file = new Uint8Array(await png({ width: 1280, height: 720, colour: '#135790' }));
  const send = () =>
    fetch(`${two.url}/yousayapi/companyProfile/${data.idEmp}/th/media?kind=cover`, {
      method: 'POST',
      body: file,
      headers: { cookie, Origin: two.url, 'Content-Language': 'en' },
    });
  const media = join(storage, 'media');
  mkdirSync(media, { recursive: true });
  renameSync(media, `${media}-away`);
  writeFileSync(media, '');
  try {
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      error: { code: 'unavailable', message: catalogue('en').errors.http.unavailable },
    });
    expect((await read(two, '/en/yousay/companylist')).status).toBe(200);
  } finally {
    rmSync(media);
    renameSync(`${media}-away`, media);
  }
  expect((await send()).status).toBe(200);
});
