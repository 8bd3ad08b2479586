import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HoldReason, SendingState } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationRecipients,
  invitationStops,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { isAskedLately } from './intake-queries.ts';

export async function setState(
  db: Db,
  idInvitation: string,
  state: SendingState,
  stoppedFor: HoldReason | null = null,
): Promise<void> {
  await db
    .update(invitations)
    .set({ state, stoppedFor, finishedAt: null })
    .where(eq(invitations.idInvitation, idInvitation));
}

/** Whoever let it go on answers for it: it waits once they may send no more. */
export async function setOwner(db: Db, idInvitation: string, idUser: number): Promise<void> {
  await db.update(invitations).set({ idUser }).where(eq(invitations.idInvitation, idInvitation));
}

/**
 * Nothing more of it leaves; a letter on its way still counts as sent. A stop by what came back stays on record, as the
 * company's next sending waits for it.
 */
export async function cancelSending(db: Db, idInvitation: string, now: Date): Promise<void> {
  const given = await db
    .update(invitationRecipients)
    .set({
      status: sql`case when ${invitationRecipients.round} > 1 then 'sent' else 'notSent' end`,
    })
    .where(
      and(
        eq(invitationRecipients.idInvitation, idInvitation),
        eq(invitationRecipients.status, 'queued'),
      ),
    )
    .returning({ status: invitationRecipients.status });
  const notSent = given.filter(({ status }) => status === 'notSent').length;
  await db
    .update(invitations)
    .set({
      state: 'cancelled',
      stoppedFor: sql`case when ${inArray(invitations.stoppedFor, ['bounces', 'complaints'])}
        then ${invitations.stoppedFor} end`,
      finishedAt: sql`coalesce(${invitations.finishedAt}, ${now.toISOString()}::timestamptz)`,
      notSent: sql`${invitations.notSent} + ${notSent}`,
    })
    .where(eq(invitations.idInvitation, idInvitation));
}

/**
 * All who got the letter, whoever opened it, but for those whom another letter of the company reached lately: who
 * stopped is passed over when it leaves.
 */
export async function beginReminder(db: Db, idInvitation: string, now: Date): Promise<number> {
  const again = await db
    .update(invitationRecipients)
    .set({ status: 'queued', round: 2, attempts: 0, dueAt: now })
    .where(
      and(
        eq(invitationRecipients.idInvitation, idInvitation),
        eq(invitationRecipients.status, 'sent'),
        sql`not exists (select from invitation_recipients asked
          where asked.id_emp = ${invitationRecipients.idEmp}
            and asked.mailbox = ${invitationRecipients.mailbox}
            and asked.id_invitation <> ${idInvitation}::uuid
            and ${isAskedLately(sql`${now.toISOString()}::timestamptz`)})`,
      ),
    )
    .returning({ place: invitationRecipients.place });
  await db
    .update(invitations)
    .set({ state: 'sending', round: 2, remindedAt: now, finishedAt: null })
    .where(eq(invitations.idInvitation, idInvitation));
  return again.length;
}

/** The team lets the company send nothing. */
export async function isStopped(db: Db, idEmp: number): Promise<boolean> {
  return (await db.$count(invitationStops, eq(invitationStops.idEmp, idEmp))) > 0;
}
