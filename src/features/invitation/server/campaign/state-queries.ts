import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CampaignState, PauseReason } from '#shared/core/domain/invitation.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationRecipients,
  invitationSuspensions,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { hasStatus, updateCampaign, wasRecentlyInvited } from './intake-queries.ts';

export async function setState(
  db: Db,
  idInvitation: string,
  state: CampaignState,
  suspendedReason: PauseReason | null = null,
): Promise<void> {
  await updateCampaign(db, idInvitation, { state, suspendedReason, finishedAt: null });
}

/**
 * Cancels all queued e-mails; one that is just being sent still counts as sent. A suspension by
 * bounces or complaints stays recorded, because the company's next campaign waits for it.
 */
export async function cancelCampaign(db: Db, idInvitation: string, now: Date): Promise<void> {
  const cancelled = await db
    .update(invitationRecipients)
    .set({
      status: sql`case when ${invitationRecipients.round} > 1 then 'sent' else 'notSent' end`,
    })
    .where(hasStatus(idInvitation, 'queued'))
    .returning({ status: invitationRecipients.status });
  const notSent = cancelled.filter(({ status }) => status === 'notSent').length;
  await updateCampaign(db, idInvitation, {
    state: 'cancelled',
    suspendedReason: sql`case when ${inArray(invitations.suspendedReason, ['bounces', 'complaints'])}
      then ${invitations.suspendedReason} end`,
    finishedAt: sql`coalesce(${invitations.finishedAt}, ${now.toISOString()}::timestamptz)`,
    notSent: sql`${invitations.notSent} + ${notSent}`,
  });
}

/** Queues a reminder to all recipients whom no other campaign of the company invited recently. */
export async function startReminder(db: Db, idInvitation: string, now: Date): Promise<void> {
  await db
    .update(invitationRecipients)
    .set({ status: 'queued', round: 2, attempts: 0, dueAt: now })
    .where(
      and(
        hasStatus(idInvitation, 'sent'),
        sql`not exists (select from invitation_recipients earlier
          where earlier.id_emp = ${invitationRecipients.idEmp}
            and earlier.email_hash = ${invitationRecipients.emailHash}
            and earlier.id_invitation <> ${idInvitation}::uuid
            and ${wasRecentlyInvited(sql`${now.toISOString()}::timestamptz`)})`,
      ),
    );
  const reminder = { state: 'sending', round: 2, remindedAt: now, finishedAt: null } as const;
  await updateCampaign(db, idInvitation, reminder);
}

export async function isSuspended(db: Db, idEmp: number): Promise<boolean> {
  return (await db.$count(invitationSuspensions, eq(invitationSuspensions.idEmp, idEmp))) > 0;
}
