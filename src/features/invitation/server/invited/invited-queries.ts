import { and, asc, eq, exists, gte, isNull, notExists, sql } from 'drizzle-orm';
import { SMALLEST_GROUP } from '#features/review/core/small-groups.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationMarks,
  invitationNewMarks,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { SENDING } from '../../core/sending-settings.ts';

export interface Recipient {
  readonly idInvitation: string;
  readonly idEmp: number;
  readonly place: number;
  /** Null once it is no longer kept. */
  readonly email: string | null;
  readonly sentAt: Date | null;
  /** Letters are marked some at a time, so one that was tried may have left. */
  readonly attempts: number;
  /** The figures of its sending are drawn, which nobody adds to. */
  readonly hasFigures: boolean;
}

export async function findRecipient(db: Db, idRecipient: string): Promise<Recipient | null> {
  const [row] = await db
    .select({
      idInvitation: invitationRecipients.idInvitation,
      idEmp: invitationRecipients.idEmp,
      place: invitationRecipients.place,
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

type Bit = Pick<Recipient, 'idInvitation' | 'place'>;
type Mark = 'opened' | 'taken';

const isClear = (
  of: typeof invitationMarks | typeof invitationNewMarks,
  mark: Mark,
  { idInvitation, place }: Bit,
) => and(eq(of.idInvitation, idInvitation), sql`get_bit(${of[mark]}, ${place}) = 0`);

/** False when it was marked before; of many at once one is first. Nothing of it stands in the log of the database. */
export async function setMark(tx: Db, mark: Mark, bit: Bit): Promise<boolean> {
  await holdNewMarks(tx, bit);
  // A statement of its own, which sees what was folded while the row was waited for.
  const kept = tx
    .select()
    .from(invitationMarks)
    .where(isClear(invitationMarks, mark, bit));
  const marked = await tx
    .update(invitationNewMarks)
    .set({ [mark]: sql`set_bit(${invitationNewMarks[mark]}, ${bit.place}, 1)` })
    .where(and(isClear(invitationNewMarks, mark, bit), exists(kept)))
    .returning({ idInvitation: invitationNewMarks.idInvitation });
  return marked.length > 0;
}

/** Makes the row where there is none, and keeps others from it until the transaction ends. */
async function holdNewMarks(tx: Db, { idInvitation }: Bit): Promise<void> {
  await tx.execute(sql`
    insert into ${invitationNewMarks} (id_invitation, opened, taken)
    select id_invitation, none, none
    from ${invitationMarks}, decode(repeat('00', octet_length(taken)), 'hex') as none
    where id_invitation = ${idInvitation}::uuid
    on conflict (id_invitation) do update set taken = ${invitationNewMarks.taken}`);
}

/** Nobody is one of fewer, whoever sees the change. */
const hidesEach = (mark: Mark) =>
  sql`bit_count(${invitationNewMarks[mark]}) not between 1 and ${SMALLEST_GROUP - 1}`;
const isGroup = and(hidesEach('opened'), hidesEach('taken'));

/** Sendings with new marks of enough people to be folded. */
export async function listNewlyMarked(db: Db): Promise<string[]> {
  const rows = await db
    .select({ idInvitation: invitationNewMarks.idInvitation })
    .from(invitationNewMarks)
    .where(isGroup)
    .orderBy(asc(invitationNewMarks.idInvitation));
  return rows.map(({ idInvitation }) => idInvitation);
}

/** All new marks of a sending join the others in one change, or wait for more. */
export async function foldMarksOf(tx: Db, idInvitation: string): Promise<void> {
  const isOf = eq(invitationNewMarks.idInvitation, idInvitation);
  const [fresh] = await tx.delete(invitationNewMarks).where(and(isOf, isGroup)).returning();
  const [kept] = await tx
    .select()
    .from(invitationMarks)
    .where(eq(invitationMarks.idInvitation, idInvitation));
  if (!fresh || !kept) return;
  const both = (mark: Mark) =>
    Buffer.from(kept[mark].map((byte, at) => byte | (fresh[mark][at] ?? 0)));
  await tx
    .update(invitationMarks)
    .set({ opened: both('opened'), taken: both('taken') })
    .where(eq(invitationMarks.idInvitation, idInvitation));
}

export async function findSender(db: Db, idInvitation: string): Promise<string | null> {
  const [row] = await db
    .select({ senderName: invitations.senderName })
    .from(invitations)
    .where(eq(invitations.idInvitation, idInvitation));
  return row?.senderName ?? null;
}

export async function isTaken(db: Db, bit: Bit): Promise<boolean> {
  const isNew = db
    .select()
    .from(invitationNewMarks)
    .where(
      and(
        eq(invitationNewMarks.idInvitation, bit.idInvitation),
        sql`get_bit(${invitationNewMarks.taken}, ${bit.place}) = 1`,
      ),
    );
  const clear = await db
    .select({ idInvitation: invitationMarks.idInvitation })
    .from(invitationMarks)
    .where(and(isClear(invitationMarks, 'taken', bit), notExists(isNew)));
  return clear.length === 0;
}

/** Whether letters of the company reached enough addresses since then: a label hides nobody among few. */
export async function offersLabel(db: Db, idEmp: number, since: Date): Promise<boolean> {
  const reached = await db
    .selectDistinct({ mailbox: invitationRecipients.mailbox })
    .from(invitationRecipients)
    .where(
      and(
        eq(invitationRecipients.idEmp, idEmp),
        eq(invitationRecipients.status, 'sent'),
        gte(invitationRecipients.sentAt, since),
      ),
    )
    .limit(SENDING.labelFrom);
  return reached.length >= SENDING.labelFrom;
}

/** Proves an address by its letter: one that was proved before stays as it is. */
export async function proveAddress(db: Db, idJsk: number): Promise<void> {
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.emailVerifiedAt)));
}
