import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { db, pool } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import { type DatabaseProxy, databaseProxy } from '../support/database/db-proxy.ts';

const direct = process.env.DATABASE_URL ?? '';
let road: DatabaseProxy;

beforeAll(async () => {
  road = await databaseProxy(direct);
  process.env.DATABASE_URL = road.url;
});

afterEach(() => {
  road.mode = 'open';
  road.latency = 0;
});

afterAll(async () => {
  process.env.DATABASE_URL = direct;
  await road.close();
});

async function requests(budget: number): Promise<string[]> {
  const one = (index: number) =>
    countQueries(async () => {
      if (index % 2 === 0) return await db.execute(sql`SELECT 1`);
      return await db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        return await tx.execute(sql`SELECT 2`);
      });
    }, budget);
  const results = await Promise.allSettled(Array.from({ length: 14 }, (_, index) => one(index)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(reasons.filter((reason) => !isDatabaseOutage(reason))).toEqual([]);
  return reasons.map(({ cause, message }) => String(cause?.message ?? message));
}

const PATIENT = 60_000;
const HURRIED = 300;
const OUT_OF_TIME = /^(?:The request used up its time with the database|Query read timeout)$/;

test('an unresponsive connection delays only its own request', async () => {
  expect(await requests(PATIENT)).toEqual([]);
  road.mode = 'silent';
  const reasons = await requests(HURRIED);
  expect(reasons).toHaveLength(14);
  for (const reason of reasons) expect(reason).toMatch(OUT_OF_TIME);
  road.mode = 'open';
  expect(await requests(PATIENT)).toEqual([]);
  expect(pool.totalCount).toBeLessThanOrEqual(10);
});

test('reset connections are replaced', async () => {
  await requests(PATIENT);
  road.reset();
  await requests(PATIENT);
  expect(await requests(PATIENT)).toEqual([]);
});

test('a database that is away is not waited for and is found again', async () => {
  road.mode = 'refuse';
  road.reset();
  const reasons = await requests(PATIENT);
  expect(reasons).toHaveLength(14);
  for (const reason of reasons) expect(reason).toMatch(/ECONNRESET|EPIPE|^Connection terminated/);
  road.mode = 'open';
  expect(await requests(PATIENT)).toEqual([]);
});

test('on a slow road all statements of a request share its time', async () => {
  expect(await requests(PATIENT)).toEqual([]);
  road.latency = 900;
  const reasons = await requests(1_000);
  expect(reasons.length).toBeGreaterThanOrEqual(7);
  for (const reason of reasons) expect(reason).toMatch(OUT_OF_TIME);
  road.latency = 0;
  expect(await requests(PATIENT)).toEqual([]);
});
