import pg from 'pg';
import type { BackedUpSequence } from './manifest.ts';

export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Recreated by their owners: the migrator and pg-boss's monitoring. */
const EXCLUDED_TABLES = [
  'drizzle.%',
  'pgboss.version',
  'pgboss.queue_stats',
  'pgboss.warning',
  'pgboss.bam',
];

/** Credentials, counters, uploads and fresh event bits: never backed up, so none returns. */
const NEVER_BACKED_UP: ReadonlySet<string> = new Set([
  'public.sessions',
  'public.review_item_locks',
  'public.team_form_drafts',
  'public.key_pairs',
  'public.one_time_tokens',
  'public.rate_limits',
  'public.idempotency_records',
  'public.uploads',
  'public.invitation_pending_event_bits',
]);

export async function backedUpTables(client: pg.Client): Promise<Table[]> {
  const tables = await listTables(client);
  return tables.filter(({ schema, name }) => !NEVER_BACKED_UP.has(`${schema}.${name}`));
}

export async function truncateNeverBackedUp(client: pg.Client): Promise<void> {
  await client.query(`TRUNCATE ${[...NEVER_BACKED_UP].join(', ')}`);
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnList(table: Table): string {
  return table.columns.map(pg.escapeIdentifier).join(', ');
}

/** Tables with data, partitioned ones once; generated columns are left out. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
       AND NOT (n.nspname || '.' || c.relname) LIKE ANY ($1)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [EXCLUDED_TABLES],
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences
     WHERE schemaname <> 'drizzle' ORDER BY 1, 2`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(sequence)}`,
    );
    const { value = '1', called = false } = state.rows[0] ?? {};
    sequences.push({ ...sequence, value, isCalled: called });
  }
  return sequences;
}

/** Settings that affect the text of rows: both sides of a comparison need the same. */
export const TEXT_RULES = `
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex';
`;

export async function digestOf(client: pg.Client, table: Table) {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS digest
     FROM (SELECT ${columnList(table)} FROM ${quoted(table)}) t`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}
