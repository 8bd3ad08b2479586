import { sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';

/** Counts what is open and who applied with consent, anew; tells the companies whose figures were others before. */
export async function recount(db: Db, idEmp: number | 'all'): Promise<number[]> {
  const within = idEmp === 'all' ? sql`true` : sql`id_emp = ${idEmp}`;
  const changed = await db.execute<{ idEmp: number }>(sql`
    insert into ${companyStats} (id_emp, opening_count, application_count)
    select c.id_emp, coalesce(o.n, 0), coalesce(a.n, 0)
    from (select id_emp from ${companies} where ${within}) c
    left join (
      select id_emp, count(*)::int as n from ${openings}
      where ${within} and ${sql.raw(isOpen('openings'))} group by id_emp) o using (id_emp)
    left join (
      select id_emp, count(*)::int as n from ${applications}
      where ${within} and consented group by id_emp) a using (id_emp)
    left join ${companyStats} s using (id_emp)
    where coalesce(s.opening_count, 0) <> coalesce(o.n, 0)
      or coalesce(s.application_count, 0) <> coalesce(a.n, 0)
    order by c.id_emp
    on conflict (id_emp) do update set
      opening_count = excluded.opening_count, application_count = excluded.application_count
    returning id_emp as "idEmp"`);
  return changed.rows.map((row) => row.idEmp);
}
