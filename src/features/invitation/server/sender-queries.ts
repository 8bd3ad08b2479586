import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { invitations } from '#shared/server/db/schema/invitations.ts';

const MAX_CONTACTS = 20;
const hasPassword = and(isNull(users.deletedAt), isNotNull(users.passwordHash));

/** Users with a verified email: the first by the listing link, others by setting a password. */
const verifiedSenders = (db: Db, idEmp: number, email?: string) =>
  db
    .select({ email: users.email })
    .from(users)
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .where(
      and(
        eq(users.idEmp, idEmp),
        email === undefined ? undefined : sql`lower(${users.email}) = lower(${email})`,
        hasPassword,
        companies.isListed,
      ),
    )
    .orderBy(asc(users.idUser));

export async function isVerifiedSender(db: Db, idEmp: number, email: string): Promise<boolean> {
  return (await verifiedSenders(db, idEmp, email)).length > 0;
}

export async function listVerifiedSenders(db: Db, idEmp: number): Promise<string[]> {
  return (await verifiedSenders(db, idEmp)).map(({ email }) => email);
}

/** Users who started the campaign or get its replies, and the company's administrators. */
export function findCampaignContacts(db: Db, idInvitation: string) {
  return db
    .select({ idEmp: users.idEmp, address: users.email, locale: users.language })
    .from(invitations)
    .innerJoin(users, eq(users.idEmp, invitations.idEmp))
    .where(
      and(
        eq(invitations.idInvitation, idInvitation),
        hasPassword,
        or(
          eq(users.role, 'admin'),
          eq(users.idUser, invitations.idUser),
          sql`lower(${users.email}) = lower(${invitations.senderEmail})`,
        ),
      ),
    )
    .orderBy(users.idUser)
    .limit(MAX_CONTACTS);
}
