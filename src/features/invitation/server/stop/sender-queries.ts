import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { invitations } from '#shared/server/db/schema/invitations.ts';

const MAX_RECIPIENTS = 20;

/** Users who started the campaign or get its replies, and the company's administrators. */
export function findCampaignContacts(db: Db, idInvitation: string) {
  return db
    .select({ idEmp: users.idEmp, address: users.email, locale: users.language })
    .from(invitations)
    .innerJoin(users, eq(users.idEmp, invitations.idEmp))
    .where(
      and(
        eq(invitations.idInvitation, idInvitation),
        isNull(users.deletedAt),
        isNotNull(users.passwordHash),
        or(
          eq(users.role, 'admin'),
          eq(users.idUser, invitations.idUser),
          sql`lower(${users.email}) = lower(${invitations.senderEmail})`,
        ),
      ),
    )
    .orderBy(users.idUser)
    .limit(MAX_RECIPIENTS);
}
