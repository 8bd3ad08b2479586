import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewPage } from '#features/review/core/review-paths.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { PAGE_CACHE_CHANNEL } from '#shared/server/page-cache/channel.ts';
import { listenForInvalidations } from '#shared/server/page-cache/invalidation-listener.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { type Served, serve } from './served.ts';
import { hasPgBouncer, type PgBouncer, pgBouncer } from './servers/pg-bouncer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
let database: EmbeddedPostgres;
let bouncer: PgBouncer;
let web: Served;
let all: Served;

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    database = await startEmbeddedPostgres(join(dataDir, 'database'), { durable: false });
    bouncer = await pgBouncer(database.url, dataDir);
    const shared = {
      DATA_DIR: join(dataDir, 'data'),
      SESSION_SECRET: 's'.repeat(32),
      STORAGE_URL: `file:${join(dataDir, 'storage')}`,
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: database.url,
    };
    all = await serve({ ...shared, DEMO: '1', SEED_SCALE: '0.02' });
    const own = { DATA_DIR: join(dataDir, 'web'), ROLE: 'web' };
    web = await serve({ ...shared, ...own, DEMO: '1' });
  });

  afterAll(async () => {
    await web?.end();
    await all?.end();
    await bouncer?.close();
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  test('many pages are rendered at once, again and again', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const paths = ['/', '/en', '/yousay/companylist', '/en/yousay/companylist', '/jobs'];
      const requests = paths.flatMap((path) =>
        [web, all].map(({ url }) => `${url}${path}?r=${round}`),
      );
      statuses.push(...(await Promise.all(requests.map(async (url) => (await fetch(url)).status))));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('what is written through one process is done by a job of the other', async () => {
    const body = new URLSearchParams({
      firstName: 'ทดสอบ',
      lastName: 'ระบบ',
      email: 'pooled@example.com',
      password: 'k7#mQ2xz',
      confirmPassword: 'k7#mQ2xz',
      terms: '1',
    });
    const answer = await fetch(`${web.url}${API_BASE}/jskSignup`, { method: 'POST', body });
    expect(answer.status, await answer.text()).toBe(200);
    const mails = join(dataDir, 'data', 'mail');
    const arrived = () =>
      readdirSync(mails).some((name) =>
        readFileSync(join(mails, name), 'utf8').includes('pooled@example.com'),
      );
    await expect.poll(arrived).toBe(true);
  });

  test('a reply to a review written through one process is shown by the other', async () => {
    const { cookie, idEmp } = await signIn();
    const found = await withLongRunningClient(database.url, (client) =>
      client.query<{ id: string }>(
        'SELECT public_id AS id FROM reviews WHERE id_emp = $1 AND public_id IS NOT NULL LIMIT 1',
        [idEmp],
      ),
    );
    const id = found.rows[0]?.id ?? '';
    const page = async () => (await fetch(web.url + reviewPage('th', id))).text();
    for (const reply of ['ขอบคุณสำหรับคำแนะนำ', 'เราปรับตารางงานแล้ว']) {
      expect(await page()).not.toContain(reply);
      const answer = await fetch(`${all.url}${API_BASE}/reviews/${id}/reply`, {
        method: 'PUT',
        headers: { cookie, Origin: all.url, 'Content-Type': 'application/json' },
        body: JSON.stringify({ reply }),
      });
      expect(answer.status, await answer.text()).toBe(200);
      await expect.poll(page).toContain(reply);
    }
  });

  test('invalidations do not arrive through PgBouncer, so pages would not be cached', async () => {
    let sent = 0;
    const target = { listening: true, drop: () => undefined };
    const listener = listenForInvalidations(bouncer.url, [target], (tag) => {
      sent += 1;
      return withLongRunningClient(database.url, (client) =>
        client.query('SELECT pg_notify($1, $2)', [PAGE_CACHE_CHANNEL, tag]),
      );
    });
    await expect.poll(() => sent).toBeGreaterThan(2);
    expect(target.listening).toBe(false);
    await listener.stop();
  });

  test('when PgBouncer was away it is used again', async () => {
    expect((await fetch(`${web.url}/en`)).status).toBe(200);
    await bouncer.stop();
    await expect.poll(() => web.healthy()).toBe(false);
    expect((await fetch(`${web.url}/en`)).status).toBe(200);
    await bouncer.start();
    await web.untilHealthy();
    expect((await fetch(`${web.url}/en/yousay/companylist?pg=2`)).status).toBe(200);
  });
});

async function signIn() {
  const body = new URLSearchParams({
    username: demoUsername('employerAdmin'),
    password: DEMO_PASSWORD,
  });
  const answer = await fetch(`${all.url}${API_BASE}/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { idEmp: number } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookie.join('; '), idEmp: data.idEmp };
}
