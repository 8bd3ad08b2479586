import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { RecipientStatus } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  erasedRecipients,
  invitationEventBits,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import type { CampaignPart } from '../../core/campaign-contract.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';

export async function websiteOf(db: Db, idEmp: number): Promise<string | null> {
  const [row] = await db
    .select({ website: companies.website })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  return row?.website ?? null;
}

type NewCampaign = Omit<CampaignPart, 'part' | 'recipients'> & {
  readonly idEmp: number;
  readonly idUser: number;
};

/** Does nothing if the id exists, even for another company: clients generate the ids. */
export async function insertCampaign(db: Db, campaign: NewCampaign): Promise<void> {
  await db.insert(invitations).values(campaign).onConflictDoNothing();
}

export async function lockCampaign(db: Db, idInvitation: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.idInvitation, idInvitation))
    .for('update');
  return row ?? null;
}
export type LockedCampaign = typeof invitations.$inferSelect;

export async function updateCampaign(
  db: Db,
  idInvitation: string,
  change: PgUpdateSetSource<typeof invitations>,
): Promise<void> {
  await db.update(invitations).set(change).where(eq(invitations.idInvitation, idInvitation));
}

export const hasStatus = (idInvitation: string, status: RecipientStatus) =>
  and(eq(invitationRecipients.idInvitation, idInvitation), eq(invitationRecipients.status, status));

export function countActiveCampaigns(db: Db, idEmp: number): Promise<number> {
  return db.$count(
    invitations,
    and(
      eq(invitations.idEmp, idEmp),
      inArray(invitations.state, ['receiving', 'sending', 'paused']),
    ),
  );
}

type NewRecipient = Readonly<Record<'email' | 'name' | 'emailHash' | 'erasedHash', string>> & {
  readonly bitIndex: number;
};

/**
 * Inserts each address once; recently invited or bounced ones get status `notSent`. Unsubscribed
 * recipients are queued and skipped at delivery, because `notSent` would disclose who they are.
 */
export async function insertRecipients(
  db: Db,
  { idInvitation, idEmp }: { readonly idInvitation: string; readonly idEmp: number },
  recipients: readonly NewRecipient[],
): Promise<void> {
  const column = (name: keyof NewRecipient) => recipients.map((recipient) => recipient[name]);
  await db.execute(sql`
    insert into ${invitationRecipients} (id_invitation, id_emp, bit_index, email, name, email_hash, status)
    select ${idInvitation}::uuid, ${idEmp}::int, r.bit_index, r.email, r.name, r.email_hash,
      case when coalesce((
        select bool_or(o.reason = 'bounced') from email_suppressions o
        where o.email_hash = r.email_hash and (o.id_emp is null or o.id_emp = ${idEmp})
      ), false) or exists (
        select from ${invitationRecipients} earlier
        where earlier.id_emp = ${idEmp} and earlier.email_hash = r.email_hash
          and earlier.id_invitation <> ${idInvitation}::uuid
          and ${wasRecentlyInvited(sql`now()`)}
      ) or exists (
        select from ${erasedRecipients} e where e.email_hash = r.erased and e.expires_at > now()
      ) then 'notSent' else 'queued' end
    from unnest(${sql.param(column('bitIndex'))}::int[], ${sql.param(column('email'))}::text[],
      ${sql.param(column('name'))}::text[], ${sql.param(column('emailHash'))}::text[],
      ${sql.param(column('erasedHash'))}::text[])
      as r (bit_index, email, name, email_hash, erased)
    on conflict do nothing`);
}

/** True if recipient row `earlier` was recently invited or is queued in an active campaign. */
export const wasRecentlyInvited = (now: SQL): SQL => sql`(earlier.sent_at >
    ${now} - make_interval(days => ${CAMPAIGN_LIMITS.minDaysBetweenInvitations})
  or earlier.status = 'queued' and (select i.state from invitations i
    where i.id_invitation = earlier.id_invitation) not in ('stopped', 'cancelled'))`;

/** Recipients left out because of a recent invitation, except bounced addresses. */
export async function countRecentlyInvited(db: Db, idInvitation: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${invitationRecipients} r
    where r.id_invitation = ${idInvitation}::uuid and r.status = 'notSent' and (exists (
      select from ${invitationRecipients} earlier
      where earlier.id_emp = r.id_emp and earlier.email_hash = r.email_hash
        and earlier.id_invitation <> r.id_invitation and ${wasRecentlyInvited(sql`now()`)})
      or not exists (select from email_suppressions o
        where o.email_hash = r.email_hash and (o.id_emp is null or o.id_emp = r.id_emp)
          and o.reason = 'bounced'))`);
  return rows[0]?.count ?? 0;
}

export async function countReceived(db: Db, idInvitation: string) {
  const isLeftOut = eq(invitationRecipients.status, 'notSent');
  const [row] = await db
    .select({
      received: sql<number>`count(*)::int`,
      leftOut: sql<number>`(count(*) filter (where ${isLeftOut}))::int`,
    })
    .from(invitationRecipients)
    .where(eq(invitationRecipients.idInvitation, idInvitation));
  return row ?? { received: 0, leftOut: 0 };
}

export async function startCampaign(
  db: Db,
  idInvitation: string,
  started: { size: number; now: Date; state: 'sending' | 'paused' | 'cancelled' },
): Promise<void> {
  const { size, now, state } = started;
  await updateCampaign(db, idInvitation, {
    state,
    ...(state === 'paused' && { suspendedReason: 'unconfirmed' }),
    ...(state === 'cancelled' && { finishedAt: now }),
    startedAt: now,
    size,
  });
  await db.execute(sql`
    insert into ${invitationEventBits} (id_invitation, opened, issued)
    select id, bits, bits from (
      select ${idInvitation}::uuid as id,
        decode(repeat('00', (max(bit_index) / 8) + 1), 'hex') as bits
      from ${invitationRecipients} where id_invitation = ${idInvitation}::uuid) empty
    on conflict do nothing`);
}

export async function deleteUnfinished(db: Db, createdBefore: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(and(eq(invitations.state, 'receiving'), lt(invitations.createdAt, createdBefore)));
}
