import { type AnyColumn, and, eq, gte, lt, sql } from 'drizzle-orm';
import { FIGURE } from '#features/invitation/core/figures/noisy-figure.ts';
import { beginningOf } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyVisits } from '#shared/server/db/schema/company-visits.ts';
import { invitationDailyCounts, invitations } from '#shared/server/db/schema/invitations.ts';
import { actionLogs } from '#shared/server/db/schema/operations.ts';
import { type CountOfMonth, MIN_FIGURE } from '../core/insight.ts';
import type { Figure } from '../core/insight-contract.ts';
import type { VisitCount } from './visit-counts.ts';

/** Adds all counts in one statement, except of companies that are no longer listed. */
export async function addVisits(db: Db, counts: readonly VisitCount[]): Promise<void> {
  await db.execute(sql`
    insert into ${companyVisits} (id_emp, day, event, value, visitors)
    select v."idEmp", v.day, v.metric, v.value, v.visitors
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as v("idEmp" int, day date, metric text, value text, visitors int)
    join ${companies} c on c.id_emp = v."idEmp" and c.is_listed
    order by v."idEmp", v.day, v.metric, v.value
    on conflict (id_emp, day, event, value)
    do update set visitors = company_visits.visitors + excluded.visitors`);
}

interface Span {
  readonly idEmp: number;
  readonly from: string;
  /** Exclusive end of the span, an ISO date. */
  readonly until: string;
}

const monthOf = (day: AnyColumn) => sql<string>`date_trunc('month', ${day})::date::text`;

const isWithin = (table: typeof companyVisits | typeof invitationDailyCounts, span: Span) =>
  and(eq(table.idEmp, span.idEmp), gte(table.day, span.from), lt(table.day, span.until));

export function visitsByMonth(db: Db, span: Span): Promise<CountOfMonth[]> {
  const week = sql<number>`case ${companyVisits.event} when 'visitor'
    then least((extract(day from ${companyVisits.day})::int - 1) / 7, 3) else 0 end`;
  const visitors = sql<number>`sum(${companyVisits.visitors})::int`;
  return db
    .select({
      month: monthOf(companyVisits.day).as('month'),
      week: week.as('week'),
      metric: companyVisits.event,
      value: companyVisits.value,
      visitors: visitors.as('visitors'),
    })
    .from(companyVisits)
    .where(isWithin(companyVisits, span))
    .groupBy(sql`1`, sql`2`, companyVisits.event, companyVisits.value)
    .having(sql`${companyVisits.event} <> 'term' or ${visitors} >= ${MIN_FIGURE}`)
    .orderBy(sql`1`, sql`2`, companyVisits.event, companyVisits.value);
}

export async function lettersByMonth(db: Db, span: Span) {
  const { day, sent } = invitationDailyCounts;
  return db
    .select({ month: monthOf(day), sent: sql<number>`sum(${sent})::int` })
    .from(invitationDailyCounts)
    .where(isWithin(invitationDailyCounts, span))
    .groupBy(sql`1`)
    .having(sql`sum(${sent}) > 0`);
}

/** Published numbers of campaigns, added up by month; null if all of a month are hidden. */
export async function figuresByMonth(db: Db, { idEmp, from, until }: Span) {
  const { statsOn, reviewedStat } = invitations;
  return db
    .select({ month: monthOf(statsOn), reviewed: sql<Figure>`sum(${reviewedStat})::int` })
    .from(invitations)
    .where(
      and(
        eq(invitations.idEmp, idEmp),
        gte(statsOn, from),
        lt(statsOn, until),
        gte(invitations.size, FIGURE.minAddresses),
      ),
    )
    .groupBy(sql`1`);
}

/** Deletes old visits, and terms of past months that too few visitors searched. */
export async function purgeVisits(
  db: Db,
  { before, month }: { readonly before: string; readonly month: string },
): Promise<void> {
  await db.delete(companyVisits).where(lt(companyVisits.day, before));
  await db.execute(sql`
    delete from ${companyVisits} v using (
      select id_emp, value, date_trunc('month', day) as month from ${companyVisits}
      where event = 'term' and day < ${month}::date
      group by 1, 2, 3 having sum(visitors) < ${MIN_FIGURE}) few
    where v.event = 'term' and v.id_emp = few.id_emp and v.value = few.value
      and date_trunc('month', v.day) = few.month`);
  await db.delete(actionLogs).where(lt(actionLogs.createdAt, beginningOf(before)));
}
