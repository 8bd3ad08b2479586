import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { recalculateAll } from './recalculate-scores.ts';

const COMPANIES = 360;
const REVIEWS_EACH = 12;

it('writes recognitions in batches of a hundred', async () => {
  for (let made = 0; made < COMPANIES; made += 1) await makeCompany();
  await db.execute(sql`
    insert into reviews (id_emp, lang, review_year, employment_status, tenure, id_job_field, job_grade,
      job_type, rating_overall, rating_life, rating_work, rating_money, rating_social, title, good_points,
      improve_points, status, public_id, published_at, published_month)
    select id_emp, 'th', 2026, 'current', 'moreThanOneYear', 1, 'officer', 'fullTime',
      case when id_emp % 3 = 0 then 5 else 1 end, 3, 3, 3, 3, '', 'ดี', '', 'published', gen_random_uuid(), now(),
      date_trunc('month', now())::date
    from companies, generate_series(1, ${REVIEWS_EACH})`);
  await db.execute(sql`create table written (symbols bigint)`);
  await db.execute(sql`
    create function note_written() returns trigger language plpgsql as $$ begin
      insert into written select count(*) from added where recognition is not null;
      return null;
    end $$`);
  await db.execute(sql`
    create trigger symbols_written after update on company_stats referencing new table as added
    for each statement execute function note_written()`);
  try {
    await recalculateAll(db);
    const { rows } = await db.execute<{ most: number; all: number }>(
      sql`select max(symbols)::int as most, sum(symbols)::int as all from written`,
    );
    expect(rows).toEqual([{ most: 100, all: COMPANIES / 3 }]);
  } finally {
    await db.execute(sql`drop trigger symbols_written on company_stats`);
    await db.execute(sql`drop function note_written`);
    await db.execute(sql`drop table written`);
  }
});
