import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import type { companies } from '#shared/server/db/schema/companies.ts';
import { log } from '#shared/server/log.ts';
import { notifySearchEngines } from '#shared/server/search-engines/notify-search-engines.ts';
import { changeCompany, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { notifyIndexNow } from './index-now-worker.ts';

const KEY = 'a1b2c3d4-test';
const told: unknown[] = [];
let status = 200;
let idEmp = 0;

const standIn = createServer(async (request, answer) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  told.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())]);
  answer.writeHead(status).end();
});

beforeAll(async () => {
  await new Promise<void>((listening) => standIn.listen(0, '127.0.0.1', listening));
  ({ idEmp } = await registeredCompany('platinum'));
});
afterAll(() => void standIn.close());
beforeEach(() => {
  const { port } = standIn.address() as AddressInfo;
  vi.stubEnv('INDEXNOW_URL', `http://127.0.0.1:${port}/indexnow`);
  vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
});
afterEach(() => {
  told.length = 0;
  status = 200;
});

const change = (set: Partial<typeof companies.$inferInsert>) => changeCompany(idEmp, set);

async function promised(): Promise<number> {
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = 'notify-search-engines'`,
  );
  return rows[0]?.jobs ?? 0;
}

it('is queued for public pages only, and only with a key', async () => {
  await change({ publishedThAt: new Date() });
  await notifySearchEngines(db, idEmp);
  expect(await promised()).toBe(0);
  vi.stubEnv('INDEXNOW_KEY', KEY);
  await change({ publishedThAt: null });
  await notifySearchEngines(db, idEmp);
  await change({ publishedThAt: new Date(), isListed: false });
  await notifySearchEngines(db, idEmp);
  expect(await promised()).toBe(0);
  await change({ isListed: true });
  await notifySearchEngines(db, idEmp);
  expect(await promised()).toBe(1);
});

describe('the IndexNow request', () => {
  it('contains the host, the key, its location and the page in both languages on every attempt', async () => {
    vi.stubEnv('INDEXNOW_KEY', KEY);
    await notifyIndexNow(idEmp);
    status = 202;
    await notifyIndexNow(idEmp);
    const path = `/company/test-company-${idEmp}/hrsay`;
    const message = {
      host: 'yousay.example',
      key: KEY,
      keyLocation: 'https://yousay.example/indexnow-key.txt',
      urlList: [`https://yousay.example${path}`, `https://yousay.example/en${path}`],
    };
    expect(told).toEqual([
      ['POST', '/indexnow', message],
      ['POST', '/indexnow', message],
    ]);
  });

  it('is not sent without a key or for a deleted company', async () => {
    await notifyIndexNow(idEmp);
    vi.stubEnv('INDEXNOW_KEY', KEY);
    await notifyIndexNow(999_999);
    expect(told).toEqual([]);
  });

  it('is retried after a temporary error and logged after a rejection', async () => {
    vi.stubEnv('INDEXNOW_KEY', KEY);
    const logged = vi.spyOn(log, 'error');
    for (status of [429, 500]) await expect(notifyIndexNow(idEmp)).rejects.toThrow(`${status}`);
    expect(logged).not.toHaveBeenCalled();
    for (status of [400, 403, 422]) await notifyIndexNow(idEmp);
    expect(logged.mock.calls.map(([said]) => said)).toEqual(
      [400, 403, 422].map((code) => ({ status: code, idEmp })),
    );
  });
});
