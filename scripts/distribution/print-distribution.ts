/**
 * npm run db:distribution – lists where a database distributed by company stores each table, and
 * what Citus rejects in the schema (docs/scale.md).
 */
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { readDistribution, type TableKind, type Violation } from './read-distribution.ts';

const KINDS: Readonly<Record<TableKind, string>> = {
  'by company': 'with their company',
  reference: 'whole on each node',
  local: 'on the first node alone',
};

const REASONS: Readonly<Record<Violation, string>> = {
  'no column': 'tables that go with a company and do not name it',
  'empty column': 'tables in which the company may be empty',
  unique: 'unique indexes and primary keys without the company',
  exclusion: 'exclusion constraints without the company',
  'foreign key': 'foreign keys between tables of companies that do not name the company',
  'set null': 'foreign keys that would change the company of a row',
  trigger: 'triggers',
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const list = (title: string, names: readonly string[]) => {
  print(`${names.length} ${title}`);
  for (const name of names) print(`  ${name}`);
};

await withDatabase(async (url) => {
  await migrate(url);
  const { tables, violations, extensions } = await withLongRunningClient(url, readDistribution);
  for (const [kind, title] of Object.entries(KINDS)) {
    list(
      `tables ${title}`,
      [...tables.keys()].filter((name) => tables.get(name) === kind),
    );
  }
  for (const [reason, title] of Object.entries(REASONS))
    list(title, violations[reason as Violation]);
  list('extensions that each node must have', extensions);
});
