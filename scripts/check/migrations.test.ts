import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { squawkCalls } from './migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yousay-squawk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function broken(text: string, name = '0079_planted.sql'): string[] {
  writeFileSync(join(folder, name), text);
  return squawkCalls(folder).flatMap((args) => {
    const { stdout } = spawnSync('node_modules/.bin/squawk', args, { encoding: 'utf8' });
    return [...stdout.matchAll(/: (?:warning|error): (\S+)/g)].map(([, rule = '']) => rule);
  });
}

it.each([
  ['CREATE INDEX "i" ON "companies" ("name");', 'require-concurrent-index-creation'],
  ['ALTER TABLE "companies" ADD CONSTRAINT "c" CHECK (n > 0);', 'constraint-missing-not-valid'],
  ['ALTER TABLE "companies" ALTER COLUMN "n" SET NOT NULL;', 'adding-not-nullable-field'],
  ['ALTER TABLE "companies" RENAME COLUMN "n" TO "m";', 'renaming-column'],
  ['ALTER TABLE "companies" DROP COLUMN "n";', 'ban-drop-column'],
  [
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY "i" ON "companies" ("n");',
    'prefer-robust-stmts',
  ],
])('%s', (text, rule) => {
  expect(broken(text)).toContain(rule);
});

it.each([
  'CREATE TABLE "a" ("id" integer);--> statement-breakpoint\nCREATE INDEX "i" ON "a" ("id");',
  '-- expand\nALTER TABLE "companies" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;',
  '-- expand\nALTER TABLE "companies" ADD CONSTRAINT "c" CHECK (n > 0) NOT VALID;',
  '-- expand\nALTER TABLE "companies" VALIDATE CONSTRAINT "c";',
  '-- expand, outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "companies" ("n");',
  '-- squawk-ignore ban-drop-column\nALTER TABLE "companies" DROP COLUMN "n";',
])('takes %s', (text) => {
  expect(broken(text)).toEqual([]);
});

it('leaves out what was there before it', () => {
  expect(broken('DROP TABLE "companies";', '0078_planted.sql')).toEqual([]);
});
