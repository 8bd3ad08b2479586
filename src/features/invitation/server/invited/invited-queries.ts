import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationLinks,
  invitationMarks,
  invitationOpens,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';

export interface Recipient {
  readonly idInvitation: string;
  readonly idEmp: number;
  readonly place: number;
  /** Null once it is no longer kept. */
  readonly email: string | null;
  readonly sentAt: Date | null;
  /** Letters are marked some at a time, so one that was tried may have left. */
  readonly attempts: number;
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
    })
    .from(invitationRecipients)
    .where(eq(invitationRecipients.idRecipient, idRecipient));
  return row ?? null;
}

type Bit = Pick<Recipient, 'idInvitation' | 'place'>;
type Mark = 'opened' | 'taken';

const isClear = (mark: Mark, { idInvitation, place }: Bit) =>
  and(
    eq(invitationMarks.idInvitation, idInvitation),
    sql`get_bit(${invitationMarks[mark]}, ${place}) = 0`,
  );

/** False when it was marked before; of many at once one is first. */
export async function setMark(tx: Db, mark: Mark, bit: Bit): Promise<boolean> {
  const marked = await tx
    .update(invitationMarks)
    .set({ [mark]: sql`set_bit(${invitationMarks[mark]}, ${bit.place}, 1)` })
    .where(isClear(mark, bit))
    .returning({ idInvitation: invitationMarks.idInvitation });
  return marked.length > 0;
}

export async function countOpened(tx: Db, idInvitation: string, day: string): Promise<void> {
  await tx
    .insert(invitationOpens)
    .values({ idInvitation, day, opened: 1 })
    .onConflictDoUpdate({
      target: [invitationOpens.idInvitation, invitationOpens.day],
      set: { opened: sql`${invitationOpens.opened} + 1` },
    });
}

export async function findSender(db: Db, idInvitation: string): Promise<string | null> {
  const [row] = await db
    .select({ senderName: invitations.senderName })
    .from(invitations)
    .where(eq(invitations.idInvitation, idInvitation));
  return row?.senderName ?? null;
}

/** Whose shared link this is; an open one counts its uses. */
export async function countUse(db: Db, code: string) {
  const isOpen = sql<boolean>`${invitationLinks.closedAt} is null`;
  const [row] = await db
    .update(invitationLinks)
    .set({ uses: sql`${invitationLinks.uses} + case when ${isOpen} then 1 else 0 end` })
    .where(eq(invitationLinks.code, code))
    .returning({ idEmp: invitationLinks.idEmp, isOpen });
  return row ?? null;
}

export async function isTaken(db: Db, bit: Bit): Promise<boolean> {
  const found = await db
    .select({ idInvitation: invitationMarks.idInvitation })
    .from(invitationMarks)
    .where(isClear('taken', bit));
  return found.length === 0;
}

/** Whether this company has ever sent an invitation: only then it needs a key. */
export async function hasSendings(db: Db, idEmp: number): Promise<boolean> {
  const found = await db
    .select({ idInvitation: invitations.idInvitation })
    .from(invitations)
    .where(eq(invitations.idEmp, idEmp))
    .limit(1);
  return found.length > 0;
}

/** Proves an address by its letter: one that was proved before stays as it is. */
export async function proveAddress(db: Db, idJsk: number): Promise<void> {
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`coalesce(${jobSeekers.emailVerifiedAt}, now())` })
    .where(eq(jobSeekers.idJsk, idJsk));
}
