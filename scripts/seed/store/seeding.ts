import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { insertRows, type NewRow } from '../insert-rows.ts';
import type { Plan } from '../plan.ts';

const NUMBERED = {
  companies: ['companies', 'id_emp'],
  users: ['users', 'id_user'],
  seekers: ['job_seekers', 'id_jsk'],
  resumes: ['resumes', 'id_resume'],
  profiles: ['profile_versions', 'id_profile'],
  openings: ['openings', 'id_job'],
  reviews: ['reviews', 'id_review'],
} as const;

/** Last existing id of each table; new rows are numbered after it. */
type Bases = Readonly<Record<keyof typeof NUMBERED, number>>;
export interface Seeding {
  readonly client: Client;
  readonly plan: Plan;
  readonly bases: Bases;
  readonly admins: ReadonlyMap<number, number>;
  insert<Table extends PgTable>(table: Table, rows: Iterable<NewRow<Table>>): Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/** Analyses filled tables except `analysedLater`: the next one's foreign keys look up rows. */
export async function beginSeeding(
  client: Client,
  plan: Plan,
  analysedLater = NONE,
): Promise<Seeding> {
  const bases = {} as Record<keyof Bases, number>;
  for (const [name, [table, column]] of Object.entries(NUMBERED)) {
    const { rows } = await client.query<{ last: number }>(
      `SELECT coalesce(max(${column}), 0)::int AS last FROM ${table}`,
    );
    bases[name as keyof Bases] = rows[0]?.last ?? 0;
  }
  // The first company has two users: its admin and one more.
  const claimed = plan.companies.filter(({ isClaimed }) => isClaimed);
  const admins = new Map(
    claimed.map(
      ({ index }, position) => [index, bases.users + position + (position === 0 ? 1 : 2)] as const,
    ),
  );
  return {
    client,
    plan,
    bases,
    admins,
    async insert(table, rows) {
      await insertRows(client, table, rows);
      const name = getTableName(table);
      if (!analysedLater.has(name)) await client.query(`ANALYZE ${name}`);
    },
  };
}

/** Rows are inserted with explicit ids, so the sequences must follow them. */
export async function moveSequences({ client }: Pick<Seeding, 'client'>): Promise<void> {
  for (const [table, column] of Object.values(NUMBERED)) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), greatest((SELECT max(${column}) FROM ${table}), 1))`,
    );
  }
}
