import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubEnv('ROLE', 'worker');
  vi.resetModules();
});
afterAll(() => vi.unstubAllEnvs());

test('a worker process has a longer statement timeout than pages', async () => {
  const { db, closePool, pool } = await import('./pool.ts');
  const { rows } = await db.execute(sql`SELECT current_setting('statement_timeout') AS statement`);
  expect(rows).toEqual([{ statement: '30s' }]);
  expect(pool.options.max).toBe(8);
  await closePool();
});
