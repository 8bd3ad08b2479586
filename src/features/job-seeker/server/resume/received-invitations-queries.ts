import { desc, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import { verifiedEmail } from '#shared/server/db/verified-email-queries.ts';
import { emailHashOf } from '#shared/server/mail/email-hash.ts';

export async function receivedInvitations(db: Db, idJsk: number) {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return [];
  return db
    .select({
      companyName: companies.companyNameTh,
      senderName: invitations.senderName,
      email: invitationRecipients.email,
      name: invitationRecipients.name,
      sentAt: invitationRecipients.sentAt,
    })
    .from(invitationRecipients)
    .innerJoin(invitations, eq(invitations.idInvitation, invitationRecipients.idInvitation))
    .innerJoin(companies, eq(companies.idEmp, invitationRecipients.idEmp))
    .where(eq(invitationRecipients.emailHash, emailHashOf(email)))
    .orderBy(desc(invitationRecipients.sentAt));
}
