import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CampaignState, RecipientStatus } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import {
  invitationDailyCounts,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { hasStatus } from '../campaign/intake-queries.ts';

export async function companyOf(db: Db, idInvitation: string) {
  const [row] = await db
    .select({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      website: companies.website,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.idEmp, invitations.idEmp))
    .where(eq(invitations.idInvitation, idInvitation));
  return row ?? null;
}

/** Current rights of the user who started a campaign; null after the account was deleted. */
export async function findSenderRights(db: Db, idUser: number) {
  const [row] = await db
    .select({
      role: users.role,
      canSendEmail: users.canSendEmail,
      packageHrSay: companies.packageHrSay,
      isListed: companies.isListed,
    })
    .from(users)
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt)));
  return row ?? null;
}

export type Claimed = typeof invitationRecipients.$inferSelect;

/** Claims due recipients until `until` and counts the attempt now, so that a crash counts too. */
export async function claimRecipients(
  db: Db,
  idInvitation: string,
  { limit, now, until }: { readonly limit: number; readonly now: Date; readonly until: Date },
): Promise<readonly Claimed[]> {
  const due = db
    .select({ idRecipient: invitationRecipients.idRecipient })
    .from(invitationRecipients)
    .where(
      and(
        hasStatus(idInvitation, 'queued'),
        sql`${invitationRecipients.dueAt} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(invitationRecipients.dueAt, invitationRecipients.bitIndex)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(invitationRecipients)
    .set({ attempts: sql`${invitationRecipients.attempts} + 1`, dueAt: until })
    .where(inArray(invitationRecipients.idRecipient, due))
    .returning();
  // The order of rows that UPDATE returns is not defined.
  return claimed.toSorted((row, other) => row.bitIndex - other.bitIndex);
}

export async function hasQueued(db: Db, idInvitation: string): Promise<boolean> {
  const found = await db
    .select({ bitIndex: invitationRecipients.bitIndex })
    .from(invitationRecipients)
    .where(hasStatus(idInvitation, 'queued'))
    .limit(1);
  return found.length > 0;
}

/** Campaigns with due recipients or none left; `offset 0` keeps the subqueries index lookups. */
export async function listDueCampaigns(db: Db, now: Date): Promise<string[]> {
  const queued = sql`select from ${invitationRecipients} r
    where r.id_invitation = invitations.id_invitation and r.status = 'queued'`;
  const rows = await db
    .select({ idInvitation: invitations.idInvitation })
    .from(invitations)
    .where(
      and(
        eq(invitations.state, 'sending'),
        sql`(exists (${queued} and r.due_at <= ${now.toISOString()} offset 0) or not exists (${queued} offset 0))`,
      ),
    )
    .orderBy(invitations.createdAt);
  return rows.map(({ idInvitation }) => idInvitation);
}

export type SenderDay = Omit<typeof invitationDailyCounts.$inferSelect, 'sent'>;

/** Adds to the daily count; floored at 0 because refunds may belong to another day. */
export async function addToDailyCount(db: Db, senderDay: SenderDay, emailCount: number) {
  const { idEmp, sender, day, sent } = invitationDailyCounts;
  await db
    .insert(invitationDailyCounts)
    .values({ ...senderDay, sent: Math.max(0, emailCount) })
    .onConflictDoUpdate({
      target: [idEmp, sender, day],
      set: { sent: sql`greatest(0, ${sent} + ${emailCount})` },
    });
}

export interface DeliveryMark {
  readonly idRecipient: string;
  readonly status: RecipientStatus;
  readonly left: boolean;
  readonly tried: boolean;
  readonly dueAt: Date | null;
}

/**
 * Stores outcomes and updates the campaign's totals. After a cancellation during the attempt a sent
 * e-mail counts as sent and a deferred one stays cancelled. A bounced one stays bounced.
 */
export async function markRecipients(
  db: Db,
  idInvitation: string,
  marks: readonly DeliveryMark[],
): Promise<CampaignState | null> {
  const column = <Name extends keyof DeliveryMark>(name: Name) =>
    sql.param(marks.map((mark) => mark[name]));
  const dueAt = sql.param(marks.map((mark) => mark.dueAt?.toISOString() ?? null));
  const { rows } = await db.execute<{ state: CampaignState }>(sql`
    with sending as (
      select id_invitation from invitations where id_invitation = ${idInvitation} for update
    ), before as (
      select r.id_recipient, r.round, r.status as was,
        case when v.status = 'queued' or r.status = 'bounced' then r.status
          else v.status end as status,
        v.status as told, v.took_off, v.tried, v.due_at
      from sending join invitation_recipients r using (id_invitation)
      join unnest(${column('idRecipient')}::uuid[], ${column('status')}::text[],
        ${column('left')}::bool[], ${column('tried')}::bool[], ${dueAt}::timestamptz[])
        as v (id_recipient, status, took_off, tried, due_at) on v.id_recipient = r.id_recipient
      for update of r
    ), marked as (
      update invitation_recipients r set status = b.status,
        sent_at = case when b.took_off then now() else r.sent_at end,
        due_at = coalesce(b.due_at, r.due_at),
        attempts = r.attempts - (not b.tried)::int
      from before b where r.id_recipient = b.id_recipient
    ), sums as (
      select count(*) filter (where told = 'sent' and was <> 'sent' and round = 1) as sent,
        count(*) filter (where told = 'sent' and round > 1) as reminded,
        count(*) filter (where status = 'bounced' and was <> 'bounced') as bounced,
        count(*) filter (where status = 'notSent' and was <> 'notSent')
          - count(*) filter (where was = 'notSent' and status <> 'notSent') as not_sent
      from before
    )
    update invitations i set sent = i.sent + s.sent, reminded = i.reminded + s.reminded,
      bounced = i.bounced + s.bounced, not_sent = i.not_sent + s.not_sent
    from sums s where i.id_invitation = ${idInvitation}
    returning i.state`);
  return rows[0]?.state ?? null;
}
