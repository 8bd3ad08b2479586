import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationMarks,
  invitationNewMarks,
  invitationRecipients,
} from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';

/** Finds the address of somebody who has proved it; another may be a stranger's. */
export async function verifiedEmail(db: Db, idJsk: number): Promise<string | null> {
  const [row] = await db
    .select({ email: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.emailVerifiedAt)));
  return row?.email ?? null;
}

/** Keeps the row for its place and its number; what still waits is passed over as sent. */
export async function eraseRecipient(tx: Db, email: string): Promise<void> {
  const isOf = eq(invitationRecipients.mailbox, email);
  for (const marks of [invitationNewMarks, invitationMarks]) {
    await tx
      .update(marks)
      .set({
        opened: sql`set_bit(${marks.opened}, ${invitationRecipients.place}, 0)`,
        taken: sql`set_bit(${marks.taken}, ${invitationRecipients.place}, 0)`,
      })
      .from(invitationRecipients)
      .where(and(isOf, eq(marks.idInvitation, invitationRecipients.idInvitation)));
  }
  await tx
    .update(invitationRecipients)
    .set({ email: null, name: '', mailbox: sql`${invitationRecipients.idRecipient}::text` })
    .where(isOf);
}
