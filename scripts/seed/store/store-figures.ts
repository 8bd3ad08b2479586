import { drizzle } from 'drizzle-orm/node-postgres';
import { storeCompanyOpenings } from '#features/opening/server/opening-counts-queries.ts';
import { recalculateAll } from '#features/review/server/scores/recalculate-scores.ts';
import type { Seeding } from './seeding.ts';

const DREAMS = 12;
const COMPANIES_AT_ONCE = 2_000;

export async function storeFigures({ client, plan, bases }: Seeding): Promise<void> {
  const first = bases.companies + 1;
  const { now } = plan;
  await client.query(
    `INSERT INTO company_job_fields (id_emp, id_job_field)
     SELECT id_emp, id_job_field FROM openings
      WHERE id_emp >= $1 AND closed_at IS NULL AND expires_at > $2
     UNION SELECT id_emp, disclosed_job_field FROM reviews
      WHERE id_emp >= $1 AND disclosed_job_field IS NOT NULL`,
    [first, now],
  );
  await client.query(
    `INSERT INTO company_stats (id_emp, opening_count, application_count)
     SELECT c.id_emp, coalesce(open_now, 0), coalesce(applied, 0)
       FROM companies c LEFT JOIN (
         SELECT id_emp, count(*) FILTER (WHERE closed_at IS NULL AND expires_at > $2) AS open_now
           FROM openings GROUP BY id_emp
       ) posted USING (id_emp) LEFT JOIN (
         SELECT id_emp, count(*) AS applied FROM applications GROUP BY id_emp
       ) sought USING (id_emp)
      WHERE c.id_emp >= $1`,
    [first, now],
  );
  const db = drizzle({ client });
  await storeCompanyOpenings(db);
  // Large steps are fine: no publication waits for the locks of the seed's transaction.
  await recalculateAll(db, COMPANIES_AT_ONCE, () => COMPANIES_AT_ONCE);
  await client.query('ANALYZE company_stats');
  await client.query(
    `INSERT INTO dream_companies (id_emp, position)
     SELECT id_emp, row_number() OVER (ORDER BY score DESC)
       FROM company_stats JOIN companies USING (id_emp)
      WHERE id_emp >= $1 AND published_th_at IS NOT NULL AND review_count >= 5
      ORDER BY score DESC LIMIT $2
     ON CONFLICT DO NOTHING`,
    [first, DREAMS],
  );
}
