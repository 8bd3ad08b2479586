import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { db } from './pool.ts';

const url = process.env.DATABASE_URL ?? '';

test('the template is migrated, and nothing is left to do', async () => {
  const again = await migrate(url);
  expect(again.applied).toBe(0);
  expect(again.total).toBeGreaterThan(0);
});

test('two processes may migrate at once', async () => {
  await db.execute(sql`DROP SCHEMA public CASCADE`);
  await db.execute(sql`DROP SCHEMA drizzle CASCADE`);
  await db.execute(sql`CREATE SCHEMA public`);
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(results.filter(({ applied }) => applied > 0)).toHaveLength(1);
  expect(new Set(results.map(({ total }) => total)).size).toBe(1);
});

test('trigrams see Thai', async () => {
  const { rows } = await db.execute<{ likeness: number }>(
    sql`SELECT similarity('บริษัทตัวอย่าง', 'บริษทตวอยาง')::float AS likeness`,
  );
  expect(rows[0]?.likeness).toBeGreaterThan(0);
});
