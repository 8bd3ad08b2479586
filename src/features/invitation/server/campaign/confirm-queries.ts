import { and, eq, gt, inArray, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import { hasStatus, type LockedCampaign, updateCampaign } from './intake-queries.ts';

type ConfirmableCampaign = Pick<LockedCampaign, 'state' | 'suspendedReason' | 'confirmedAt'>;

/** True if the company may confirm its list: only once, and not if complaints suspended it. */
export function mayConfirm({ state, suspendedReason, confirmedAt }: ConfirmableCampaign): boolean {
  if (confirmedAt !== null) return false;
  if (state === 'stopped') return suspendedReason === 'bounces';
  return (state === 'sent' && suspendedReason !== null) || suspendedReason === 'unconfirmed';
}

/** Suspended by bounces, unconfirmed, and with recipients who wait for their first e-mail. */
const mayContinue = and(
  eq(invitations.state, 'stopped'),
  eq(invitations.suspendedReason, 'bounces'),
  isNull(invitations.confirmedAt),
  sql`exists (select from ${invitationRecipients} r
    where r.id_invitation = invitations.id_invitation and r.status = 'queued' and r.sent_at is null)`,
);

/** Campaigns with bounces or complaints that the company has not confirmed since. */
const isUnconfirmed = (idEmp: number) =>
  and(
    eq(invitations.idEmp, idEmp),
    inArray(invitations.state, ['sent', 'stopped', 'cancelled']),
    inArray(invitations.suspendedReason, ['bounces', 'complaints']),
    or(
      isNull(invitations.confirmedAt),
      and(ne(invitations.state, 'sent'), lt(invitations.confirmedAt, invitations.finishedAt)),
    ),
  );

/** True if an earlier campaign had too many bounces or complaints and is unconfirmed. */
export async function isConfirmationDue(db: Db, idEmp: number): Promise<boolean> {
  return (await db.$count(invitations, isUnconfirmed(idEmp))) > 0;
}

/** Resumes a suspended campaign without the recipients that bounced. */
export async function confirmRest(db: Db, campaign: LockedCampaign, now: Date): Promise<void> {
  const { idEmp, idInvitation } = campaign;
  const returned = await db
    .update(invitationRecipients)
    .set({ status: 'bounced' })
    .where(and(hasStatus(idInvitation, 'queued'), gt(invitationRecipients.softBounces, 0)))
    .returning({ bitIndex: invitationRecipients.bitIndex });
  const isRejected = and(hasStatus(idInvitation, 'bounced'), isNull(invitationRecipients.sentAt));
  await updateCampaign(db, idInvitation, {
    state: 'sending',
    suspendedReason: null,
    finishedAt: null,
    bounced: sql`${invitations.bounced} + ${returned.length}`,
    confirmedAt: now,
    suppressedBefore: await db.$count(invitationRecipients, isRejected),
  });
  if (!(await isConfirmationDue(db, idEmp))) await releaseWaiting(db, idEmp);
}

/**
 * Confirms earlier campaigns, so that later ones may be resumed. Campaigns that can continue
 * without bounced addresses are left out: their only confirmation is given on their own page.
 */
export async function confirmEarlier(db: Db, idEmp: number, now: Date): Promise<void> {
  const confirmed = and(isUnconfirmed(idEmp), not(mayContinue as SQL));
  await db.update(invitations).set({ confirmedAt: now }).where(confirmed);
  await releaseWaiting(db, idEmp);
}

async function releaseWaiting(db: Db, idEmp: number): Promise<void> {
  await db
    .update(invitations)
    .set({ suspendedReason: null })
    .where(and(eq(invitations.idEmp, idEmp), eq(invitations.suspendedReason, 'unconfirmed')));
}
