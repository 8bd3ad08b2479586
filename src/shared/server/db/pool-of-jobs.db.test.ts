import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubEnv('ROLE', 'worker');
  vi.resetModules();
});
afterAll(() => vi.unstubAllEnvs());

test('a process that does jobs gives a statement more time than pages do', async () => {
  const { db, closePool, pool } = await import('./pool.ts');
  const { rows } = await db.execute(sql`SELECT current_setting('statement_timeout') AS statement`);
  expect(rows).toEqual([{ statement: '30s' }]);
  expect(pool.options.max).toBe(8);
  await closePool();
});
