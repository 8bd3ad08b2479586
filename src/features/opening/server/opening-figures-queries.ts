import { sql } from 'drizzle-orm';
import { isOpen } from '#shared/server/db/opening-queries.ts';
import { isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import type { OpeningScope } from '#shared/server/page-cache/channel.ts';

interface Due extends Record<string, unknown> {
  readonly idEmp: number;
  readonly dueAt: string;
}

/** Claims at most this many due recounts; null if none is due. */
export async function claimDueRecounts(tx: Db, maxRows: number): Promise<Due[] | null> {
  const { rows } = await tx.execute<Due>(sql`
    delete from company_recount_schedule where ctid in (
      select ctid from company_recount_schedule where due_at <= now() order by due_at limit ${maxRows}
      for update skip locked)
    returning id_emp as "idEmp", due_at::text as "dueAt"`);
  return rows.length === 0 ? null : rows;
}

/** Openings that start or end at a due time; none if an application caused the recount. */
export async function listStartingOrEnding(
  tx: Db,
  idEmps: readonly number[],
  due: readonly Due[],
): Promise<OpeningScope[]> {
  const { rows } = await tx.execute<{ idJobField: number; province: string | null }>(sql`
    select distinct id_job_field as "idJobField", province
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d ("idEmp" int, "dueAt" timestamptz)
    join ${openings} on id_emp = d."idEmp" and d."dueAt" in (posted_at, expires_at)
    where ${isOneOf(sql`id_emp`, idEmps)}`);
  return rows;
}

/** Recounts open positions and consented applications; returns companies whose stats changed. */
export async function recount(db: Db, idEmps: readonly number[]): Promise<number[]> {
  const changed = await db.execute<{ idEmp: number }>(sql`
    insert into ${companyStats} (id_emp, opening_count, application_count)
    select id_emp, o.n, a.n
    from (select id_emp from companies where ${isOneOf(sql`id_emp`, idEmps)}) c
    cross join lateral (
      select count(*)::int as n from ${openings}
      where ${openings.idEmp} = c.id_emp and ${sql.raw(isOpen('openings'))}) o
    cross join lateral (
      select count(*)::int as n from ${applications}
      where ${applications.idEmp} = c.id_emp and consented) a
    left join ${companyStats} s using (id_emp)
    where coalesce(s.opening_count, 0) <> o.n or coalesce(s.application_count, 0) <> a.n
    order by id_emp
    on conflict (id_emp) do update set
      opening_count = excluded.opening_count, application_count = excluded.application_count
    returning id_emp as "idEmp"`);
  return changed.rows.map((row) => row.idEmp);
}
