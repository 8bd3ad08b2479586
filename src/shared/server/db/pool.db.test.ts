import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test, vi } from 'vitest';
import { metricOf } from '#tests/calls/metric-of.ts';
import { BoundedPool } from './bounded-pool/bounded-pool.ts';
import { pooledUrl } from './database-urls.ts';
import { expectRoleSettings, missingRoleSettings } from './limit-queries.ts';
import { db, pool } from './pool.ts';
import { countQueries, queriesOfThisRequest } from './query-count.ts';

test('counts the queries of one request, not those of concurrent ones', async () => {
  const request = (queries: number) =>
    countQueries(async () => {
      await Promise.all(
        Array.from({ length: queries }, () => db.execute(sql`SELECT pg_sleep(0.01)`)),
      );
      return queriesOfThisRequest();
    });
  const counted = 'db_query_seconds_count{kind="select"}';
  const before = await metricOf(counted);
  expect(await Promise.all([request(3), request(15), request(0)])).toEqual([3, 15, 0]);
  expect((await metricOf(counted)) - before).toBe(18);
});

test('prepares a recurring statement and answers lists of any length', async () => {
  const client = await pool.connect();
  try {
    const on = drizzle({ client });
    for (const ids of [[1], [1, 2], [1], [1, 2], [1, 2, 3], [1]]) {
      const { rows } = await on.execute(
        sql`SELECT id FROM generate_series(1, 5) AS id WHERE id IN ${ids} ORDER BY id`,
      );
      expect(rows).toEqual(ids.map((id) => ({ id })));
    }
    const kept = await on.execute(sql`SELECT statement FROM pg_prepared_statements`);
    expect(kept.rows).toHaveLength(2);
    const broken = () => on.execute(sql`SELECT 1 / ${0}::int`);
    for (let round = 0; round < 3; round += 1) await expect(broken()).rejects.toThrow();
    expect((await on.execute(sql`SELECT ${7}::int AS id`)).rows).toEqual([{ id: 7 }]);
  } finally {
    client.release(true);
  }
});

test('ends a query at the deadline of its request and leaves the pool usable', async () => {
  const slow = countQueries(async () => await db.execute(sql`SELECT pg_sleep(4)`), 1_000);
  await expect(slow).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  expect((await db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test('counts waiting for a connection and releases one that arrives too late', async () => {
  const holding = Array.from({ length: 10 }, () => pool.connect());
  const held = await Promise.all(holding);
  const late = countQueries(async () => await db.execute(sql`SELECT 1`), 100);
  expect(await metricOf('db_pool_connections{state="busy"}')).toBe(10);
  expect(await metricOf('db_pool_waiting')).toBe(1);
  await expect(late).rejects.toMatchObject({ cause: { code: 'DATABASE_DEADLINE' } });
  for (const client of held) client.release();
  const all = Array.from({ length: 12 }, async () => await db.execute(sql`SELECT 1`));
  expect(await Promise.all(all)).toHaveLength(12);
});

test('ends slow statements and long lock waits on the server', async () => {
  const { rows } = await db.execute(
    sql`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  expect(rows).toEqual([{ statement: '5s', lock: '3s', idle: '10s' }]);
});

test('compiles no statement, also on a server with JIT enabled', async () => {
  const { rows } = await db.execute(
    sql`SELECT setting, source FROM pg_settings WHERE name = 'jit'`,
  );
  expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
});

test('survives the loss of every connection, also within transactions', async () => {
  const begun = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  const inside = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    begun.resolve();
    await lost.promise;
    await tx.execute(sql`SELECT 2`);
  });
  await begun.promise;
  const killed = sql`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await db.execute(killed);
  lost.resolve();
  await expect(inside).rejects.toThrow();
  const works = () => db.transaction((tx) => tx.execute(sql`SELECT 1`));
  // A busy machine hears of the end of a connection late: whoever is given it meanwhile fails.
  const outcomes = () => Promise.allSettled(Array.from({ length: 15 }, works));
  const failed = async () =>
    (await outcomes()).filter(({ status }) => status === 'rejected').length;
  await expect.poll(failed).toBe(0);
  expect(pool.totalCount).toBeLessThanOrEqual(10);
});

test('discards a connection whose BEGIN failed', async () => {
  for (let round = 0; round < 12; round += 1) {
    const spent = countQueries(() => db.transaction((tx) => tx.execute(sql`SELECT 1`)), 0);
    await expect(spent).rejects.toThrow();
  }
  expect((await db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test('rolls back a transaction that throws and reuses its connection', async () => {
  await db.execute(sql`CREATE TABLE undone (id int)`);
  const before = pool.totalCount;
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO undone VALUES (1)`);
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  expect((await db.execute(sql`SELECT * FROM undone`)).rows).toEqual([]);
  expect(pool.totalCount).toBe(before);
});

test('behind a pooler: prepares nothing, sends no limits and rejects a role without limits', async () => {
  vi.stubEnv('DATABASE_DIRECT_URL', 'postgres://server.example/yousay');
  const behind = new BoundedPool(pooledUrl, { max: 1, statement_timeout: 1_000 });
  const on = drizzle({ client: behind });
  try {
    for (let round = 0; round < 3; round += 1) await on.execute(sql`SELECT ${round}::int`);
    await behind.query({ name: 'named-by-a-library', text: 'SELECT $1::int', values: [1] });
    const kept = await on.execute(sql`SELECT statement FROM pg_prepared_statements`);
    expect(kept.rows).toEqual([]);
    const asked = await on.execute(
      sql`SELECT name FROM pg_settings WHERE name LIKE '%timeout' AND source = 'client'`,
    );
    expect(asked.rows).toEqual([]);
    expect(await missingRoleSettings(on)).toEqual([]);
    await on.execute(sql`SET jit = on`);
    await on.execute(sql`SET lock_timeout = 0`);
    expect(await missingRoleSettings(on)).toEqual([
      expect.stringMatching(/^ALTER ROLE \w+ SET jit = 'off';$/),
      expect.stringMatching(/^ALTER ROLE \w+ SET lock_timeout = '3s';$/),
    ]);
    await expect(expectRoleSettings(on)).rejects.toThrow(/is missing settings: ALTER ROLE/);
  } finally {
    await behind.end();
    vi.unstubAllEnvs();
  }
});
