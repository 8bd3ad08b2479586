import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { withLongRunningClient } from '../long-running-client.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../named-databases.ts';
import { withBaseline } from './baseline.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const server = inject('databaseServer');
const name = `yousay_baseline_${process.pid}`;
const url = withDatabaseName(server, name);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yousay-migrations-'));
  mkdirSync(join(folder, 'meta'));
  await createDatabase(server, name);
});
afterEach(async () => {
  await dropDatabase(server, name);
  rmSync(folder, { recursive: true });
});

function release(migrations: Record<number, string>): string {
  const entries = Object.entries(migrations).map(([when, text], idx) => {
    writeFileSync(join(folder, `${when}.sql`), text);
    return { idx, tag: when, when: Number(when), breakpoints: true };
  });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return folder;
}

const migrateTo = (migrations: string) => migrate(url, migrations, { routines: [] });

const FIRST = 'CREATE TABLE "things" ("id" integer)';
const SECOND = 'ALTER TABLE "things" ADD COLUMN "name" text';
const THIRD = 'ALTER TABLE "things" RENAME COLUMN "name" TO "title"';
const BASELINE = `-- baseline of 2 migrations, the last with hash ${hashOf(SECOND)}
CREATE TABLE "things" ("id" integer, "name" text)`;

const history = () =>
  withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ hash: string }>(
      'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
    );
    return rows.map(({ hash }) => hash);
  });

it('counts the migrations that the baseline replaces as applied', async () => {
  await migrateTo(release({ 1: FIRST, 2: SECOND }));
  expect(await migrateTo(release({ 2: BASELINE }))).toEqual({ applied: 0, total: 1 });
  expect(await history()).toEqual([hashOf(BASELINE)]);
  expect((await migrateTo(release({ 2: BASELINE, 3: THIRD }))).applied).toBe(1);
  expect(await history()).toEqual([hashOf(BASELINE), hashOf(THIRD)]);
});

it('rejects an older database and changes nothing', async () => {
  await migrateTo(release({ 1: FIRST }));
  await expect(migrateTo(release({ 2: BASELINE }))).rejects.toThrow(
    'of a release before the first one',
  );
  expect(await history()).toEqual([hashOf(FIRST)]);
});

it('reads the migrations of a backup from before the baseline', () => {
  const [first] = readMigrationFiles({ migrationsFolder: release({ 2: BASELINE }) });
  const before = [hashOf(FIRST), hashOf(SECOND)];
  expect(withBaseline(before, first)).toEqual([hashOf(BASELINE)]);
  expect(withBaseline([...before, hashOf(THIRD)], first)).toEqual([
    hashOf(BASELINE),
    hashOf(THIRD),
  ]);
  expect(withBaseline(before.slice(0, 1), first)).toEqual(before.slice(0, 1));
});

it('has a baseline of 79 migrations', async () => {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const replaced = Array.from({ length: 78 }, (_, index) => hashOf(String(index)));
  const last = '222222ee84bce51faf1fbf2fb164695d5d5372dafa350b34b6ce427b015c8e2f';
  expect(withBaseline([...replaced, last], first)).toEqual([first?.hash]);
});
