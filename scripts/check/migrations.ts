import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Earlier migrations have run everywhere already. */
const FIRST = '0050';
const OUTSIDE = /^-- .*\boutside a transaction$/m;
/**
 * The kinds of keys and numbers are those of the tables there are, and the migrator sets the times: see
 * docs/add-a-migration.md.
 */
const LEFT_OUT = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'require-lock-timeout',
  'require-statement-timeout',
];

/** What squawk is called with to read the migrations of a folder, once for each kind there is. */
export function squawkCalls(folder: string): string[][] {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= FIRST)
    .map((name) => join(folder, name));
  const isOutside = (path: string) =>
    OUTSIDE.test(readFileSync(path, 'utf8').split('\n', 1)[0] ?? '');
  const commonArgs = ['--pg-version=15.0', '--reporter=gcc', `--exclude=${LEFT_OUT.join(',')}`];
  const inside = paths.filter((path) => !isOutside(path));
  const outside = paths.filter(isOutside);
  return [
    ...(inside.length > 0 ? [[...commonArgs, '--assume-in-transaction', ...inside]] : []),
    ...(outside.length > 0 ? [[...commonArgs, ...outside]] : []),
  ];
}
