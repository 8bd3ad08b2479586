/** Grows a demo database by SQL: copies of rows with every id shifted past the largest one. */

import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import {
  mergeOpeningCounts,
  storeCompanyOpenings,
} from '#features/opening/server/opening-counts-queries.ts';
import { recalculateAll } from '#features/review/server/scores/recalculate-scores.ts';
import { lastCompany, reconcileSums } from '#features/review/server/scores/sum-queries.ts';
import { insertRows } from '../../../seed/insert-rows.ts';
import { vacuumTables, withoutIndexes } from '../../../seed/store/bulk-load.ts';
import { moveSequences } from '../../../seed/store/seeding.ts';
import { manyNames } from '../many-names.ts';
import { companySearch, folded } from '../search/databases.ts';

/** Maximum factor of companies: ten times the demo is a register of Thailand's larger firms. */
const MAX_COMPANY_FACTOR = 10;
/** Reviews of the largest company per factor: twenty thousand at forty times the demo. */
const REVIEWS_PER_FACTOR = 500;

const TRIGGERED = ['companies', 'company_stats', 'reviews'] as const;

const grownNames = pgTable('grown_names', {
  idEmp: integer('id_emp').primaryKey(),
  th: text('th').notNull(),
  en: text('en').notNull(),
});

interface Copied {
  readonly table: string;
  readonly times: number;
  /** SQL by column for the values of copy `k` that differ from row `o`. */
  readonly changed: Readonly<Record<string, string>>;
}

type Steps = Readonly<
  Record<'emp' | 'jsk' | 'review' | 'job' | 'decision' | 'application', number>
>;

const ID_COLUMNS: Readonly<Record<keyof Steps, readonly [table: string, column: string]>> = {
  emp: ['companies', 'id_emp'],
  jsk: ['job_seekers', 'id_jsk'],
  review: ['reviews', 'id_review'],
  job: ['openings', 'id_job'],
  decision: ['moderation_log', 'id_decision'],
  application: ['applications', 'id_application'],
};

async function stepsOf(client: Client): Promise<Steps> {
  const columns = Object.entries(ID_COLUMNS).map(
    ([name, [table, column]]) => `(SELECT coalesce(max(${column}), 0) FROM ${table}) AS ${name}`,
  );
  const { rows } = await client.query<Steps>(`SELECT ${columns.join(', ')}`);
  if (!rows[0]) throw new Error('the demo is there before it grows');
  return rows[0];
}

/** Tables to copy, parents first; copied reviews and openings rotate among copied companies. */
function copiesOf(steps: Steps, factor: number): Copied[] {
  const companies = Math.min(factor, MAX_COMPANY_FACTOR);
  const moved = (column: string, step: number, k = 'k') => `o.${column} + ${k} * ${step}`;
  const idEmp = moved('id_emp', steps.emp);
  const around = moved('id_emp', steps.emp, `(k % ${companies})`);
  const idReview = moved('id_review', steps.review);
  const idJob = moved('id_job', steps.job);
  const idJsk = moved('id_jsk', steps.jsk);
  const named = (language: string) =>
    `(SELECT ${language} FROM grown_names g WHERE g.id_emp = ${idEmp})`;
  return [
    {
      table: 'companies',
      times: companies,
      changed: {
        id_emp: idEmp,
        company_name_th: named('th'),
        company_name_en: named('en'),
        tax_id: 'NULL',
        import_key: 'NULL',
        published_th_at: 'NULL',
        published_en_at: 'NULL',
        logo_media: 'NULL',
        cover_media: 'NULL',
      },
    },
    { table: 'company_job_fields', times: companies, changed: { id_emp: idEmp } },
    { table: 'company_stats', times: companies, changed: { id_emp: idEmp } },
    {
      table: 'job_seekers',
      times: factor,
      changed: { id_jsk: idJsk, username: `k || '.' || o.username`, google_sub: 'NULL' },
    },
    {
      table: 'reviews',
      times: factor,
      changed: {
        id_review: idReview,
        id_emp: around,
        id_jsk: idJsk,
        public_id: 'CASE WHEN o.public_id IS NOT NULL THEN gen_random_uuid() END',
      },
    },
    { table: 'review_replies', times: factor, changed: { id_review: idReview } },
    {
      table: 'moderation_log',
      times: factor,
      changed: { id_decision: moved('id_decision', steps.decision), id_review: idReview },
    },
    { table: 'openings', times: factor, changed: { id_job: idJob, id_emp: around } },
    {
      table: 'applications',
      times: companies,
      changed: {
        id_application: moved('id_application', steps.application),
        id_emp: idEmp,
        id_job: idJob,
        id_jsk: idJsk,
      },
    },
  ];
}

async function copy(client: Client, { table, times, changed }: Copied): Promise<void> {
  if (times < 2) return;
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((name) => changed[name] ?? `o.${name}`).join(', ')}
       FROM ${table} o, generate_series(1, ${times - 1}) k`,
  );
  await client.query(`ANALYZE ${table}`);
}

/** Stores names like those of a register, and the search rows that triggers would create. */
async function nameCopies(client: Client, { emp }: Steps, copies: number): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE grown_names (id_emp int PRIMARY KEY, th text NOT NULL, en text NOT NULL)',
  );
  const names = [...manyNames(emp * copies)];
  await insertRows(
    client,
    grownNames,
    names.map((name, index) => ({ ...name, idEmp: emp + index + 1 })),
  );
  await insertRows(client, companySearch, folded(names, emp));
}

async function growLargest(client: Client, { review }: Steps, count: number): Promise<void> {
  await client.query(
    `WITH largest AS (
       SELECT id_emp FROM companies WHERE published_th_at IS NOT NULL
        ORDER BY (SELECT count(*) FROM reviews r WHERE r.id_emp = companies.id_emp AND id_review <= $1) DESC
        LIMIT 1
     ), moved AS (
       SELECT DISTINCT ON (id_jsk) id_review FROM reviews
        WHERE id_review > $1 AND status = 'published'
          AND id_jsk NOT IN (SELECT id_jsk FROM reviews JOIN largest USING (id_emp) WHERE id_jsk IS NOT NULL)
        LIMIT $2
     )
     UPDATE reviews SET id_emp = (SELECT id_emp FROM largest) WHERE id_review IN (SELECT id_review FROM moved)`,
    [review, count],
  );
}

export async function grow(client: Client, factor: number): Promise<void> {
  await client.query('BEGIN');
  // Triggers are off, because their results are written in bulk here.
  for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const steps = await stepsOf(client);
  await withoutIndexes(client, async () => {
    await nameCopies(client, steps, Math.min(factor, MAX_COMPANY_FACTOR) - 1);
    for (const copied of copiesOf(steps, factor)) await copy(client, copied);
    await growLargest(client, steps, REVIEWS_PER_FACTOR * factor);
  });
  for (const table of TRIGGERED) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await moveSequences({ client });
  const db = drizzle({ client });
  await storeCompanyOpenings(db);
  await mergeOpeningCounts(db);
  await reconcileSums(db, 0, await lastCompany(db));
  await recalculateAll(db);
  await client.query('COMMIT');
  await vacuumTables(client);
}
