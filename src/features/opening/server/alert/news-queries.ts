import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { AlertFrequency } from '#shared/core/domain/opening.ts';
import { daysAfter } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { provinces } from '#shared/server/db/schema/master-data.ts';
import { alerts } from '#shared/server/db/schema/operations.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { INTERVAL_DAYS } from '../../core/alert/alert-lists.ts';
import { type AlertSubject, searchOf } from '../../core/alert/alert-search.ts';
import { IS_OPEN, LISTED_COLUMNS } from '../opening-queries.ts';
import { matchingOpenings } from '../opening-search-queries.ts';
import { ALERT_COLUMNS, isSuppressed } from './alert-queries.ts';

/** Confirmed alerts that are due, ordered so that equal subjects are adjacent. */
export function dueAlerts(db: Db, today: string, limit: number) {
  return db
    .select({
      ...ALERT_COLUMNS,
      email: alerts.email,
      lang: alerts.lang,
      notifiedUntil: alerts.notifiedUntil,
      isSuppressed: sql<boolean>`${isSuppressed(db, alerts.emailHash)}`,
    })
    .from(alerts)
    .leftJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(and(isNotNull(alerts.confirmedAt), lte(alerts.dueOn, today)))
    .orderBy(alerts.dueOn, alerts.idEmp, alerts.search, alerts.idAlert)
    .limit(limit);
}

export type DueAlert = Awaited<ReturnType<typeof dueAlerts>>[number];

/** Advances the due date and returns the ids this worker claimed; another worker sends the rest. */
export async function claimDueAlerts(
  tx: Db,
  idAlerts: readonly string[],
  { today, until }: { readonly today: string; readonly until: Date },
): Promise<ReadonlySet<string>> {
  const nextDueOn = (frequency: AlertFrequency) =>
    sql`${daysAfter(today, INTERVAL_DAYS[frequency])}::date`;
  const claimed = await tx
    .update(alerts)
    .set({
      notifiedUntil: until,
      dueOn: sql`case ${alerts.frequency} when 'daily' then ${nextDueOn('daily')} else ${nextDueOn('weekly')} end`,
    })
    .where(and(inArray(alerts.idAlert, [...idAlerts]), lte(alerts.dueOn, today)))
    .returning({ idAlert: alerts.idAlert });
  return new Set(claimed.map(({ idAlert }) => idAlert));
}

/** Openings backdated by more days are not reported as new. */
const BACKDATED_DAYS = 31;
const APPEARED = sql<Date>`greatest(${openings.postedAt}, ${openings.createdAt})`;

/** Openings that became visible in the interval, newest first. */
export async function newOpenings(
  db: Db,
  { idEmp, search }: AlertSubject,
  { since, until, limit }: { readonly since: Date; readonly until: Date; readonly limit: number },
) {
  const query = searchOf(search);
  if (query === null) return [];
  const [from, to] = [since, until].map((instant) => sql`${instant.toISOString()}::timestamptz`);
  return db
    .select({
      ...LISTED_COLUMNS,
      ...NAMED_COMPANY,
      appearedAt: APPEARED.mapWith(openings.createdAt),
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .leftJoin(provinces, eq(provinces.code, openings.province))
    .where(
      and(
        idEmp === null ? matchingOpenings(db, query) : and(eq(openings.idEmp, idEmp), IS_OPEN),
        isPublicCompany,
        sql`${openings.postedAt} > ${from} - make_interval(days => ${BACKDATED_DAYS})`,
        sql`${APPEARED} > ${from} and ${APPEARED} <= ${to}`,
      ),
    )
    .orderBy(desc(APPEARED), desc(openings.idJob))
    .limit(limit);
}

/** Reviews and page updates of followed companies since each alert's last mail. */
export async function companyNews(db: Db, idAlerts: readonly string[], until: Date) {
  const to = sql`${until.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      idAlert: alerts.idAlert,
      reviews: sql<number>`(select count(*)::int from ${reviews} r where r.id_emp = ${alerts.idEmp}
        and r.status = 'published' and r.published_at > ${alerts.notifiedUntil} and r.published_at <= ${to})`,
      isPageNew: sql<boolean>`exists (select 1 from ${profileVersions} v where v.id_emp = ${alerts.idEmp}
        and v.state = 'published' and v.published_at > ${alerts.notifiedUntil} and v.published_at <= ${to})`,
    })
    .from(alerts)
    .innerJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(and(inArray(alerts.idAlert, [...idAlerts]), isPublicCompany));
  return new Map(rows.map((row) => [row.idAlert, row]));
}
