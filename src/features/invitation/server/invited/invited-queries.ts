import { and, asc, eq, exists, gte, isNull, notExists, sql } from 'drizzle-orm';
import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationEventBits,
  invitationPendingEventBits,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';

export async function findRecipient(db: Db, idRecipient: string) {
  const [row] = await db
    .select({
      idInvitation: invitationRecipients.idInvitation,
      idEmp: invitationRecipients.idEmp,
      bitIndex: invitationRecipients.bitIndex,
      email: invitationRecipients.email,
      sentAt: invitationRecipients.sentAt,
      /** Attempts: the e-mail may have left before `sentAt` is stored, which happens in batches. */
      attempts: invitationRecipients.attempts,
      hasFigures: sql<boolean>`${invitations.statsOn} is not null`,
    })
    .from(invitationRecipients)
    .innerJoin(invitations, eq(invitations.idInvitation, invitationRecipients.idInvitation))
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  return row ?? null;
}
export type InvitedRecipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

type EventBit = Pick<InvitedRecipient, 'idInvitation' | 'bitIndex'>;
type EventType = 'opened' | 'issued';

const isClear = (
  table: typeof invitationEventBits | typeof invitationPendingEventBits,
  event: EventType,
  { idInvitation, bitIndex }: EventBit,
) => and(eq(table.idInvitation, idInvitation), sql`get_bit(${table[event]}, ${bitIndex}) = 0`);

/** Sets a pending bit; false if it was set before. */
export async function setEventBit(tx: Db, event: EventType, bit: EventBit): Promise<boolean> {
  await lockPendingBits(tx, bit);
  // This runs once the lock is held, so it sees bits compacted during the wait for the lock.
  const unset = tx
    .select()
    .from(invitationEventBits)
    .where(isClear(invitationEventBits, event, bit));
  const marked = await tx
    .update(invitationPendingEventBits)
    .set({ [event]: sql`set_bit(${invitationPendingEventBits[event]}, ${bit.bitIndex}, 1)` })
    .where(and(isClear(invitationPendingEventBits, event, bit), exists(unset)))
    .returning({ idInvitation: invitationPendingEventBits.idInvitation });
  return marked.length > 0;
}

async function lockPendingBits(tx: Db, { idInvitation }: EventBit): Promise<void> {
  await tx.execute(sql`
    insert into ${invitationPendingEventBits} (id_invitation, opened, issued)
    select id_invitation, none, none
    from ${invitationEventBits}, decode(repeat('00', octet_length(issued)), 'hex') as none
    where id_invitation = ${idInvitation}::uuid
    on conflict (id_invitation) do update set issued = ${invitationPendingEventBits.issued}`);
}

/** True for 0 or ≥ MIN_GROUP_SIZE new events: a smaller change could identify a recipient. */
const hasNoSmallGroup = (event: EventType) =>
  sql`bit_count(${invitationPendingEventBits[event]}) not between 1 and ${MIN_GROUP_SIZE - 1}`;
const isGroup = and(hasNoSmallGroup('opened'), hasNoSmallGroup('issued'));

export async function listCompactableCampaigns(db: Db): Promise<string[]> {
  const rows = await db
    .select({ idInvitation: invitationPendingEventBits.idInvitation })
    .from(invitationPendingEventBits)
    .where(isGroup)
    .orderBy(asc(invitationPendingEventBits.idInvitation));
  return rows.map(({ idInvitation }) => idInvitation);
}

/** Merges the pending bits of a campaign in one change, if the group is large enough. */
export async function compactEventBitsOf(tx: Db, idInvitation: string): Promise<void> {
  const isOf = eq(invitationPendingEventBits.idInvitation, idInvitation);
  const [pending] = await tx
    .delete(invitationPendingEventBits)
    .where(and(isOf, isGroup))
    .returning();
  const [compacted] = await tx
    .select()
    .from(invitationEventBits)
    .where(eq(invitationEventBits.idInvitation, idInvitation));
  if (!pending || !compacted) return;
  const merged = (event: EventType) =>
    Buffer.from(compacted[event].map((byte, index) => byte | (pending[event][index] ?? 0)));
  await tx
    .update(invitationEventBits)
    .set({ opened: merged('opened'), issued: merged('issued') })
    .where(eq(invitationEventBits.idInvitation, idInvitation));
}

export async function findSender(db: Db, idInvitation: string): Promise<string | null> {
  const [row] = await db
    .select({ senderName: invitations.senderName })
    .from(invitations)
    .where(eq(invitations.idInvitation, idInvitation));
  return row?.senderName ?? null;
}

export async function isProofIssued(db: Db, bit: EventBit): Promise<boolean> {
  const isNew = db
    .select()
    .from(invitationPendingEventBits)
    .where(
      and(
        eq(invitationPendingEventBits.idInvitation, bit.idInvitation),
        sql`get_bit(${invitationPendingEventBits.issued}, ${bit.bitIndex}) = 1`,
      ),
    );
  const clear = await db
    .select({ idInvitation: invitationEventBits.idInvitation })
    .from(invitationEventBits)
    .where(and(isClear(invitationEventBits, 'issued', bit), notExists(isNew)));
  return clear.length === 0;
}

/** True if enough recipients were invited since then that a label identifies no writer. */
export async function offersLabel(db: Db, idEmp: number, since: Date): Promise<boolean> {
  const reached = await db
    .selectDistinct({ emailHash: invitationRecipients.emailHash })
    .from(invitationRecipients)
    .where(
      and(
        eq(invitationRecipients.idEmp, idEmp),
        eq(invitationRecipients.status, 'sent'),
        gte(invitationRecipients.sentAt, since),
      ),
    )
    .limit(CAMPAIGN_LIMITS.minLabelRecipients);
  return reached.length >= CAMPAIGN_LIMITS.minLabelRecipients;
}

/** Marks the address as verified; an earlier verification stays. */
export async function markInvitedEmailVerified(db: Db, idJsk: number): Promise<void> {
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.emailVerifiedAt)));
}
