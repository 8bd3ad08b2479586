import { and, asc, eq, exists, gte, isNull, notExists, sql } from 'drizzle-orm';
import { MIN_GROUP_SIZE } from '#features/review/core/small-groups.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationEventBits,
  invitationPendingEventBits,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { CAMPAIGN_LIMITS } from '../../core/sending-settings.ts';

export interface InvitedRecipient {
  readonly idInvitation: string;
  readonly idEmp: number;
  readonly bitIndex: number;
  /** Null once it is no longer kept. */
  readonly email: string | null;
  readonly sentAt: Date | null;
  /** Letters are marked some at a time, so one that was tried may have left. */
  readonly attempts: number;
  /** The figures of its sending are drawn, which nobody adds to. */
  readonly hasFigures: boolean;
}

export async function findRecipient(db: Db, idRecipient: string): Promise<InvitedRecipient | null> {
  const [row] = await db
    .select({
      idInvitation: invitationRecipients.idInvitation,
      idEmp: invitationRecipients.idEmp,
      bitIndex: invitationRecipients.place,
      email: invitationRecipients.email,
      sentAt: invitationRecipients.sentAt,
      attempts: invitationRecipients.attempts,
      hasFigures: sql<boolean>`${invitations.figuresOn} is not null`,
    })
    .from(invitationRecipients)
    .innerJoin(invitations, eq(invitations.idInvitation, invitationRecipients.idInvitation))
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  return row ?? null;
}

type EventBit = Pick<InvitedRecipient, 'idInvitation' | 'bitIndex'>;
type EventType = 'opened' | 'taken';

const isClear = (
  table: typeof invitationEventBits | typeof invitationPendingEventBits,
  event: EventType,
  { idInvitation, bitIndex }: EventBit,
) => and(eq(table.idInvitation, idInvitation), sql`get_bit(${table[event]}, ${bitIndex}) = 0`);

/** False when it was marked before; of many at once one is first. Nothing of it stands in the log of the database. */
export async function setEventBit(tx: Db, event: EventType, bit: EventBit): Promise<boolean> {
  await lockPendingBits(tx, bit);
  // A statement of its own, which sees what was folded while the row was waited for.
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

/** Makes the row where there is none, and keeps others from it until the transaction ends. */
async function lockPendingBits(tx: Db, { idInvitation }: EventBit): Promise<void> {
  await tx.execute(sql`
    insert into ${invitationPendingEventBits} (id_invitation, opened, taken)
    select id_invitation, none, none
    from ${invitationEventBits}, decode(repeat('00', octet_length(taken)), 'hex') as none
    where id_invitation = ${idInvitation}::uuid
    on conflict (id_invitation) do update set taken = ${invitationPendingEventBits.taken}`);
}

/** Nobody is one of fewer, whoever sees the change. */
const hasNoSmallGroup = (event: EventType) =>
  sql`bit_count(${invitationPendingEventBits[event]}) not between 1 and ${MIN_GROUP_SIZE - 1}`;
const isGroup = and(hasNoSmallGroup('opened'), hasNoSmallGroup('taken'));

/** Sendings with new marks of enough people to be folded. */
export async function listCompactableCampaigns(db: Db): Promise<string[]> {
  const rows = await db
    .select({ idInvitation: invitationPendingEventBits.idInvitation })
    .from(invitationPendingEventBits)
    .where(isGroup)
    .orderBy(asc(invitationPendingEventBits.idInvitation));
  return rows.map(({ idInvitation }) => idInvitation);
}

/** All new marks of a sending join the others in one change, or wait for more. */
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
    .set({ opened: merged('opened'), taken: merged('taken') })
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
        sql`get_bit(${invitationPendingEventBits.taken}, ${bit.bitIndex}) = 1`,
      ),
    );
  const clear = await db
    .select({ idInvitation: invitationEventBits.idInvitation })
    .from(invitationEventBits)
    .where(and(isClear(invitationEventBits, 'taken', bit), notExists(isNew)));
  return clear.length === 0;
}

/** Whether letters of the company reached enough addresses since then: a label hides nobody among few. */
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

/** Proves an address by its letter: one that was proved before stays as it is. */
export async function verifyEmail(db: Db, idJsk: number): Promise<void> {
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.emailVerifiedAt)));
}
