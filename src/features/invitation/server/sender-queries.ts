import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';

export async function listVerifiedSenders(db: Db, idEmp: number): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .where(
      and(
        eq(users.idEmp, idEmp),
        isNull(users.deletedAt),
        isNotNull(users.passwordHash),
        companies.isListed,
      ),
    )
    .orderBy(asc(users.idUser));
  return rows.map(({ email }) => email);
}
