import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { hashCanonicalEmail } from '#shared/server/mail/email-hash.ts';

/** Companies that invited this verified email. */
export async function receivedInvitations(db: Db, idJsk: number) {
  const [account] = await db
    .select({ email: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.emailVerifiedAt)));
  if (!account) return [];
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
    .where(eq(invitationRecipients.emailHash, hashCanonicalEmail(canonicalEmail(account.email))))
    .orderBy(desc(invitationRecipients.sentAt));
}
