import type { Client } from 'pg';

const ROWS = [
  'applications',
  'company_visits',
  'media',
  'moderation_log',
  'openings',
  'profile_items',
  'profile_media',
  'reactions',
  'resumes',
  'reviews',
  'useful_votes',
  'work_history',
] as const;

/** Tables of counts per company, also maintained by triggers. */
const FIGURES = [
  'company_job_fields',
  'company_quotes',
  'company_search',
  'company_stats',
] as const;

/** Tables that autovacuum or `vacuumTables` analyses after the load. */
export const ANALYSED_LATER: ReadonlySet<string> = new Set(ROWS);

/** Columns that scores and quotes are counted from; all would take half as long as loading. */
const COUNTED_BY = 'reviews (id_emp, status, lang), openings (id_emp), applications (id_emp)';

interface Made {
  readonly drop: string;
  readonly make: string;
}

const INDEXES = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop,
         pg_get_indexdef(i.indexrelid) AS make
    FROM pg_index i
   WHERE i.indrelid = ANY ($1::text[]::regclass[])
     AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`;

const FOREIGN_KEYS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                pg_get_constraintdef(oid)) AS make
    FROM pg_constraint
   WHERE contype = 'f' AND conrelid = ANY ($1::text[]::regclass[])`;

const SUM_TRIGGER = 'reviews_summed_added';

/**
 * Removes indexes, foreign keys and review sums of large tables while they are filled, in the same
 * transaction: rebuilding costs a third of updating row by row.
 */
export async function withoutIndexes(
  client: Client,
  fill: () => Promise<void>,
  count: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const makeOfRows = await takeOff(client, ROWS);
  const makeOfFigures = await takeOff(client, FIGURES);
  await client.query(`ALTER TABLE reviews DISABLE TRIGGER ${SUM_TRIGGER}`);
  await fill();
  await client.query(`ALTER TABLE reviews ENABLE TRIGGER ${SUM_TRIGGER}`);
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
  await makeOfRows();
  await client.query(`ANALYZE ${COUNTED_BY}`);
  await client.query('SELECT reconcile_review_sums(1, (SELECT max(id_emp) FROM companies))');
  await client.query('ANALYZE review_sums');
  await count();
  await makeOfFigures();
}

async function takeOff(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await client.query<Made>(FOREIGN_KEYS, [tables]);
  const indexes = await client.query<Made>(INDEXES, [tables]);
  for (const { drop } of [...keys.rows, ...indexes.rows]) await client.query(drop);
  return async () => {
    for (const { make } of indexes.rows) await client.query(make);
    for (const { make } of keys.rows) await client.query(make);
  };
}

/** Enables index-only scans, as in an old database. */
export async function vacuumTables(client: Client): Promise<void> {
  await client.query(
    `VACUUM (ANALYZE) ${[...ROWS, ...FIGURES, 'companies', 'job_seekers', 'review_sums'].join(', ')}`,
  );
}
