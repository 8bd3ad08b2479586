import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { withLongRunningClient } from '../long-running-client.ts';
import { db } from '../pool.ts';
import type { LockRetry } from './lock-retry.ts';
import { migrate } from './migrate.ts';

const url = process.env.DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'yousay-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const migrateTo = (migrations: string, lockRetry?: LockRetry) =>
  migrate(url, migrations, { routines: [], ...(lockRetry && { lockRetry }) });

const THINGS = 'CREATE TABLE "things" ("id" integer)';
const INDEX = `-- expand, outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "things_by_id" ON "things" ("id")`;

function release(...migrations: string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((text, index) => {
    writeFileSync(join(folder, `${index}.sql`), text);
    return { idx: index, tag: String(index), when: index + 1, breakpoints: true };
  });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return folder;
}

async function emptied(): Promise<void> {
  await db.execute(sql`DROP SCHEMA IF EXISTS public, drizzle CASCADE`);
  await db.execute(sql`CREATE SCHEMA public`);
}

test('the template database has no pending migrations', async () => {
  const again = await migrate(url);
  expect(again.applied).toBe(0);
  expect(again.total).toBeGreaterThan(0);
});

test('trigrams support Thai', async () => {
  const { rows } = await db.execute<{ likeness: number }>(
    sql`SELECT similarity('บริษัทตัวอย่าง', 'บริษทตวอยาง')::float AS likeness`,
  );
  expect(rows[0]?.likeness).toBeGreaterThan(0);
});

test('allows three concurrent migrations', async () => {
  await emptied();
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(results.filter(({ applied }) => applied > 0)).toHaveLength(1);
  expect(new Set(results.map(({ total }) => total)).size).toBe(1);
});

test('allows concurrent migrations with an index built outside a transaction', async () => {
  await emptied();
  const source = release(THINGS, INDEX);
  const results = await Promise.all([migrateTo(source), migrateTo(source)]);
  expect(results.map(({ applied }) => applied).sort()).toEqual([0, 2]);
});

test('rolls a failed migration back and leaves the earlier ones applied', async () => {
  await emptied();
  const broken = `ALTER TABLE "things" ADD COLUMN "name" text;--> statement-breakpoint\nSELECT 1 / 0`;
  await expect(migrateTo(release(THINGS, broken))).rejects.toThrow('division by zero');
  const { rows } = await db.execute(
    sql`SELECT column_name FROM information_schema.columns WHERE table_name = 'things'`,
  );
  expect(rows).toEqual([{ column_name: 'id' }]);
});

test('rebuilds an index whose build was interrupted', async () => {
  await emptied();
  await migrateTo(release(THINGS));
  await db.execute(sql`INSERT INTO things VALUES (1), (1)`);
  await expect(migrateTo(release(THINGS, INDEX))).rejects.toThrow('could not create unique');
  await db.execute(sql`DELETE FROM things`);
  expect(await migrateTo(release(THINGS, INDEX))).toEqual({ applied: 1, total: 2 });
  const { rows } = await db.execute(
    sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'things_by_id'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('retries a lock a limited number of times', async () => {
  await emptied();
  await migrateTo(release(THINGS));
  const source = release(THINGS, 'ALTER TABLE "things" ADD COLUMN "name" text');
  await withLongRunningClient(url, async (reader) => {
    await reader.query('BEGIN');
    await reader.query('SELECT * FROM things');
    const waits: unknown[] = [];
    const pause = async () => waits.push(waits.length);
    const given = { maxAttempts: 3, lockTimeoutMs: 10 };
    await expect(migrateTo(source, { ...given, pause })).rejects.toThrow('in 3 tries');
    expect(waits).toHaveLength(2);
    const migrated = await migrateTo(source, { ...given, pause: () => reader.query('COMMIT') });
    expect(migrated.applied).toBe(1);
  });
});

test('a release starts with newer migrations only if they are marked as expanding', async () => {
  await emptied();
  await migrateTo(release(THINGS, INDEX));
  expect(await migrateTo(release(THINGS))).toEqual({ applied: 0, total: 2 });
  await migrateTo(release(THINGS, INDEX, 'DROP TABLE "things"'));
  await expect(migrateTo(release(THINGS))).rejects.toThrow(
    'has 1 migration of a newer release that this one cannot work with',
  );
});
