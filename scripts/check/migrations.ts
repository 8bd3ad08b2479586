import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** First migration to check; the baseline before it only creates tables. */
const FIRST = '0079';
const OUTSIDE = /^-- .*\boutside a transaction$/m;
/**
 * Types follow the existing tables, and the migrator sets the timeouts: see
 * docs/add-a-migration.md.
 */
const LEFT_OUT = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'require-lock-timeout',
  'require-statement-timeout',
];

/** Arguments of squawk for a folder: one call inside a transaction, one outside. */
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
