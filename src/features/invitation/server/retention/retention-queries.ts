import { and, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';

/** Erases up to `limit` of the oldest recipients that are not queued; returns their number. */
export async function eraseRecipientsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { idRecipient, email, status, createdAt, sentAt } = invitationRecipients;
  const oldest = db
    .select({ idRecipient })
    .from(invitationRecipients)
    .where(
      and(
        isNotNull(email),
        lt(createdAt, before),
        sql`coalesce(${sentAt}, ${createdAt}) < ${before.toISOString()}`,
        ne(status, 'queued'),
      ),
    )
    // The order makes the planner use the index: few old rows still have an address.
    .orderBy(createdAt)
    .limit(limit);
  const erased = await db
    .update(invitationRecipients)
    .set({ email: null, name: '' })
    .where(inArray(idRecipient, oldest))
    .returning({ idRecipient });
  return erased.length;
}

export async function listAbandonedCampaigns(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ idInvitation: invitations.idInvitation })
    .from(invitations)
    .where(
      and(
        inArray(invitations.state, ['paused', 'stopped']),
        lt(invitations.createdAt, before),
        sql`coalesce(${invitations.remindedAt}, ${invitations.startedAt}, ${invitations.createdAt}) < ${before.toISOString()}`,
      ),
    );
  return rows.map(({ idInvitation }) => idInvitation);
}

export async function findRecipientsWithEmail(
  db: Db,
  idRecipients: readonly string[],
): Promise<ReadonlySet<string>> {
  const { idRecipient, email } = invitationRecipients;
  const rows = await db
    .select({ idRecipient })
    .from(invitationRecipients)
    .where(and(inArray(idRecipient, [...idRecipients]), isNotNull(email)));
  return new Set(rows.map((row) => row.idRecipient));
}
