import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { SuspensionReason } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import type { DeliveryCounts } from '../../core/stop/stop-rules.ts';
import { updateCampaign } from '../campaign/intake-queries.ts';

/** Locks the campaign first, as all writers do, so that two reports of an e-mail count once. */
export async function lockRecipient(db: Db, idRecipient: string) {
  const isOfCampaign = eq(invitationRecipients.idInvitation, invitations.idInvitation);
  await db
    .select({ idInvitation: invitations.idInvitation })
    .from(invitations)
    .innerJoin(invitationRecipients, isOfCampaign)
    .where(eq(invitationRecipients.idRecipient, idRecipient))
    .for('update', { of: invitations });
  const [row] = await db
    .select({ ...getTableColumns(invitationRecipients), state: invitations.state })
    .from(invitationRecipients)
    .innerJoin(invitations, isOfCampaign)
    .where(eq(invitationRecipients.idRecipient, idRecipient))
    .for('update', { of: invitationRecipients });
  return row ?? null;
}
type Reported = NonNullable<Awaited<ReturnType<typeof lockRecipient>>>;

export async function setBounced(db: Db, { idRecipient, idInvitation }: Reported): Promise<void> {
  await db
    .update(invitationRecipients)
    .set({ status: 'bounced' })
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  await addToCounts(db, idInvitation, { bounced: 1 });
}

/** Queues a bounced e-mail again, which does not count as sent until the retry succeeds. */
export async function requeueRecipient(db: Db, recipient: Reported, dueAt: Date): Promise<void> {
  const { idRecipient, idInvitation, round, softBounces } = recipient;
  await db
    .update(invitationRecipients)
    .set({ status: 'queued', dueAt, softBounces: softBounces + 1 })
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  await addToCounts(db, idInvitation, round === 1 ? { sent: -1 } : { reminded: -1 });
  await db
    .update(invitations)
    .set({ state: 'sending', finishedAt: null })
    .where(and(eq(invitations.idInvitation, idInvitation), eq(invitations.state, 'sent')));
}

type Sum = 'sent' | 'reminded' | 'bounced' | 'complained';

export async function addToCounts(
  db: Db,
  idInvitation: string,
  deltas: Partial<Record<Sum, 1 | -1>>,
): Promise<void> {
  const sums = Object.entries(deltas).map(([name, delta]) => [
    name,
    sql`${invitations[name as Sum]} + ${delta}`,
  ]);
  await updateCampaign(db, idInvitation, Object.fromEntries(sums));
}

/** Counts bounces, including recipients whose e-mail waits for a retry after a bounce. */
export async function loadDeliveryCounts(
  db: Db,
  idInvitation: string,
): Promise<DeliveryCounts | null> {
  const { rows } = await db.execute<DeliveryCounts & Record<string, unknown>>(sql`
    select i.sent + i.reminded + s.waiting as sent, i.bounced + s.returned as bounced, i.complained,
      case when i.confirmed_at is not null then json_build_object('sent', s.since_sent,
        'bounced', s.since_bounced - i.suppressed_before) end as since
    from ${invitations} i, lateral (
      select (count(*) filter (where r.soft_bounces > 0 and r.status = 'queued'))::int as waiting,
        (count(*) filter (where r.soft_bounces > 0 and r.status <> 'bounced'))::int as returned,
        (count(*) filter (where r.sent_at > i.confirmed_at))::int as since_sent,
        (count(*) filter (where r.sent_at > i.confirmed_at
          and (r.status = 'bounced' or r.soft_bounces > 0 and r.status = 'queued')
          or r.sent_at is null and r.status = 'bounced'))::int as since_bounced
      from ${invitationRecipients} r where r.id_invitation = i.id_invitation) s
    where i.id_invitation = ${idInvitation}::uuid`);
  return rows[0] ?? null;
}

/** Suspends an active campaign; returns false for a finished one, which stays unchanged. */
export async function suspendCampaign(
  db: Db,
  idInvitation: string,
  suspendedReason: SuspensionReason,
): Promise<boolean> {
  const stopped = await db
    .update(invitations)
    .set({ state: 'stopped', suspendedReason, finishedAt: sql`now()` })
    .where(
      and(
        eq(invitations.idInvitation, idInvitation),
        inArray(invitations.state, ['receiving', 'sending', 'paused']),
      ),
    )
    .returning({ idInvitation: invitations.idInvitation });
  return stopped.length > 0;
}

/** Marks a finished campaign: it gets no reminder, and the next one waits for a confirmation. */
export async function markSuspended(
  db: Db,
  idInvitation: string,
  suspendedReason: SuspensionReason,
): Promise<void> {
  await db
    .update(invitations)
    .set({ suspendedReason, confirmedAt: null })
    .where(
      and(
        eq(invitations.idInvitation, idInvitation),
        inArray(invitations.state, ['sent', 'cancelled']),
        isNull(invitations.suspendedReason),
      ),
    );
}

export async function findEmailHash(db: Db, idRecipient: string): Promise<string | null> {
  const [row] = await db
    .select({ emailHash: invitationRecipients.emailHash })
    .from(invitationRecipients)
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  return row?.emailHash ?? null;
}
