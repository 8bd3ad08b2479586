import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { db, pool } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import type { DatabaseProxy } from '../support/database/db-proxy.ts';
import { databaseProxy } from '../support/database/db-proxy.ts';

/** What a web request leaves its database work, so that an answer goes out within five seconds. */
const REQUEST = 4_000;
const LIMIT = 5_000;
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

/** More requests than the pool has connections, every second one in a transaction. */
function requests(count = 14) {
  const one = (index: number) =>
    countQueries(async () => {
      if (index % 2 === 0) return await db.execute(sql`SELECT 1`);
      return await db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        return await tx.execute(sql`SELECT 2`);
      });
    }, REQUEST);
  return Promise.allSettled(Array.from({ length: count }, (_, index) => one(index)));
}

async function outcome(work: Promise<PromiseSettledResult<unknown>[]>) {
  const started = performance.now();
  const results = await work;
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  // Each is told to its reader as "for the moment", never as a bug.
  expect(reasons.filter((reason) => !isDatabaseOutage(reason))).toEqual([]);
  const failed = reasons.length;
  return { failed, within: performance.now() - started };
}

test('a silent connection costs each request its time and nobody more', async () => {
  expect(await outcome(requests())).toMatchObject({ failed: 0 });
  road.mode = 'silent';
  const { failed, within } = await outcome(requests());
  expect(failed).toBe(14);
  expect(within).toBeLessThan(LIMIT);
  road.mode = 'open';
  expect(await outcome(requests())).toMatchObject({ failed: 0 });
  expect(pool.totalCount).toBeLessThanOrEqual(10);
});

test('reset connections are replaced', async () => {
  await requests();
  road.reset();
  await requests();
  expect(await outcome(requests())).toMatchObject({ failed: 0 });
});

test('a database that is away fails at once and is found again', async () => {
  road.mode = 'refuse';
  road.reset();
  const { failed, within } = await outcome(requests());
  expect(failed).toBe(14);
  expect(within).toBeLessThan(LIMIT);
  road.mode = 'open';
  expect(await outcome(requests())).toMatchObject({ failed: 0 });
});

test('a slow road ends each request within its time', async () => {
  road.latency = 2_000;
  expect((await outcome(requests())).within).toBeLessThan(LIMIT);
  road.latency = 0;
  expect(await outcome(requests())).toMatchObject({ failed: 0 });
});
