import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewPage } from '#features/review/core/review-paths.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { type Served, serve } from './served.ts';
import { type PostgresPair, postgresPair } from './servers/postgres-pair.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
let databases: PostgresPair;
let written: Served;
let other: Served;

beforeAll(async () => {
  databases = await postgresPair(dataDir);
  const shared = {
    DATA_DIR: join(dataDir, 'data'),
    SESSION_SECRET: 's'.repeat(32),
    STORAGE_URL: `file:${join(dataDir, 'storage')}`,
    DATABASE_URL: databases.primary.url,
    DATABASE_READ_URL: databases.replica.url,
    DATABASE_READ_MAX_LAG: '10',
    DEMO: '1',
  };
  written = await serve({ ...shared, SEED_SCALE: '0.02' });
  other = await serve({ ...shared, DATA_DIR: join(dataDir, 'web'), ROLE: 'web' });
});

afterAll(async () => {
  await other?.end();
  await written?.end();
  await databases?.replica.stop();
  await databases?.primary.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function told({ metricsUrl }: Served): Promise<{ status: string; replica: string }> {
  return (await fetch(`${metricsUrl}/healthz`)).json() as Promise<never>;
}

const isRead = async (served: Served) => (await told(served)).replica;

async function answeredByReplica({ metricsUrl }: Served): Promise<number> {
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  return Number(/^db_public_reads_total\{server="replica"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** No page is kept under an address that nobody asked for before. */
let asked = 1;
async function uncached(served: Served): Promise<number> {
  asked += 1;
  return (await fetch(`${served.url}/en/yousay/companylist?keyword=a${asked}`)).status;
}

const held = (how: 'pause' | 'resume') => databases.replica.ask(`SELECT pg_wal_replay_${how}()`);

async function signIn() {
  const username = demoUsername('employerAdmin');
  const body = new URLSearchParams({ username, password: DEMO_PASSWORD });
  const answer = await fetch(`${written.url}${API_BASE}/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { idEmp: number } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const [found] = await databases.primary.ask(
    `SELECT public_id AS id FROM reviews WHERE id_emp = ${data.idEmp} AND public_id IS NOT NULL LIMIT 1`,
  );
  return { cookie: cookie.join('; '), id: String(found?.id) };
}

async function answerReview(
  { cookie, id }: Awaited<ReturnType<typeof signIn>>,
  reply: string,
): Promise<void> {
  const answer = await fetch(`${written.url}${API_BASE}/reviews/${id}/reply`, {
    method: 'PUT',
    headers: { cookie, Origin: written.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reply }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

test('public pages are read from the replica', async () => {
  await expect.poll(() => isRead(other)).toBe('read');
  const before = await answeredByReplica(other);
  expect(await uncached(other)).toBe(200);
  expect(await answeredByReplica(other)).toBeGreaterThan(before);
});

test('while the replica is paused, a dropped page is rendered with the change', async () => {
  const writer = await signIn();
  const pages = [written, other].map(
    (served) => async () => (await fetch(served.url + reviewPage('th', writer.id))).text(),
  );
  const [own, others] = pages as [() => Promise<string>, () => Promise<string>];
  await Promise.all(pages.map((page) => page()));
  await expect.poll(() => isRead(other)).toBe('read');
  await held('pause');
  const reply = 'ขอบคุณสำหรับคำแนะนำ';
  await answerReview(writer, reply);
  expect(await own()).toContain(reply);
  await expect.poll(others).toContain(reply);
  expect(await told(other)).toMatchObject({ status: 'ok', replica: 'not read' });
  const before = await answeredByReplica(other);
  expect(await uncached(other)).toBe(200);
  expect(await answeredByReplica(other)).toBe(before);
  await held('resume');
  await expect.poll(() => isRead(other)).toBe('read');
  expect(await own()).toContain(reply);
  expect(await others()).toContain(reply);
});

test('a replica that is behind for longer than allowed is not read, without any change', async () => {
  await expect.poll(() => isRead(other)).toBe('read');
  await held('pause');
  await expect.poll(() => isRead(other)).toBe('not read');
  expect(await uncached(other)).toBe(200);
  await held('resume');
  await expect.poll(() => isRead(other)).toBe('read');
});

test('pages go on without the replica, which is read again when it is back', async () => {
  await databases.replica.stop();
  for (const served of [written, other]) expect(await uncached(served)).toBe(200);
  await expect.poll(() => isRead(other)).toBe('not read');
  await databases.replica.start();
  await expect.poll(() => isRead(other)).toBe('read');
  const before = await answeredByReplica(other);
  expect(await uncached(other)).toBe(200);
  expect(await answeredByReplica(other)).toBeGreaterThan(before);
});

test('pages are read from the replica while the primary is away', async () => {
  await expect.poll(() => isRead(other)).toBe('read');
  const page = reviewPage('th', (await signIn()).id);
  await databases.primary.kill();
  await expect.poll(() => isRead(other)).toBe('read');
  const before = await answeredByReplica(other);
  expect(await uncached(other)).toBe(200);
  expect((await fetch(other.url + page)).status).toBe(200);
  expect(await answeredByReplica(other)).toBeGreaterThan(before);
  await expect.poll(() => isRead(other)).toBe('not read');
  await databases.primary.start();
  await expect.poll(() => isRead(other)).toBe('read');
});
