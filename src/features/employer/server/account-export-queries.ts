import { type AnyColumn, and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { OPENING_COLUMNS } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationDrafts, invitations } from '#shared/server/db/schema/invitations.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import {
  isPublishedReview,
  NEWEST_REVIEWS,
  REVIEW_TEXT,
  reviews,
} from '#shared/server/db/schema/reviews.ts';
import { type ExportedAccount, exportedAccount } from '../core/my-account-contract.ts';

const MAX_REVIEWS = 5_000;

export async function exportedCompany(db: Db, idEmp: number): Promise<ExportedAccount['company']> {
  const [row] = await db.select().from(companies).where(eq(companies.idEmp, idEmp));
  if (!row) throw new Error('the company is gone');
  return exportedAccount.shape.company.parse(row);
}

export async function exportedProfiles(
  db: Db,
  idEmp: number,
): Promise<ExportedAccount['profiles']> {
  const found = await db.execute<ExportedAccount['profiles'][number]>(sql`
    select v.lang, v.state, to_char(v.published_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as "publishedAt",
           coalesce((select json_object_agg(section, items) from (
             select i.section, json_agg(json_build_object('idItem', i.id_item, 'kind', i.kind,
                               'parent', i.parent, 'content', i.content) order by i.position) as items
             from profile_items i where i.id_profile = v.id_profile group by i.section) s), '{}') as sections
    from profile_versions v where v.id_emp = ${idEmp} order by v.id_profile`);
  return found.rows;
}

export async function exportedInvitationEmails(
  db: Db,
  idEmp: number,
): Promise<ExportedAccount['invitationEmails']> {
  const rows = await db
    .select({ lang: invitationDrafts.lang, content: invitationDrafts.content })
    .from(invitationDrafts)
    .where(eq(invitationDrafts.idEmp, idEmp))
    .orderBy(invitationDrafts.lang);
  return rows.map(({ lang, content }) => ({ lang, ...content }));
}

/** Exports campaigns without recipients, who are shown only to users with permission. */
export async function exportedCampaigns(
  db: Db,
  idEmp: number,
): Promise<ExportedAccount['campaigns']> {
  const rows = await db
    .select({ ...getTableColumns(invitations), startedOn: dayOf(invitations.createdAt) })
    .from(invitations)
    .where(eq(invitations.idEmp, idEmp))
    .orderBy(desc(invitations.createdAt));
  return exportedAccount.shape.campaigns.parse(rows);
}

const dayOf = (instant: AnyColumn) =>
  sql<string>`to_char(${instant} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;

/** Exports openings without applicants, whose data do not belong to the company. */
export function exportedOpenings(db: Db, idEmp: number): Promise<ExportedAccount['openings']> {
  return db
    .select({
      ...OPENING_COLUMNS,
      opensOn: dayOf(openings.postedAt),
      closesOn: dayOf(openings.expiresAt),
      closedOn: sql<string | null>`${dayOf(openings.closedAt)}`,
    })
    .from(openings)
    .where(eq(openings.idEmp, idEmp))
    .orderBy(desc(openings.idJob));
}

/** Exports only the public content of reviews, without reviewer, date or state. */
export async function exportedReviews(db: Db, idEmp: number): Promise<ExportedAccount['reviews']> {
  const rows = await db
    .select({
      idReview: sql<string>`${reviews.publicId}`,
      month: reviews.publishedMonth,
      ...REVIEW_TEXT,
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), isPublishedReview))
    .orderBy(...NEWEST_REVIEWS)
    .limit(MAX_REVIEWS);
  return rows.map(({ month, ...row }) => ({ ...row, month: month?.slice(0, 7) ?? null }));
}
