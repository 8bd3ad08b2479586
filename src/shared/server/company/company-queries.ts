import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { companies, users } from '../db/schema/companies.ts';
import { isPublicCompany } from '../db/schema/public-company.ts';

/** Locks the company row, so that its caps hold; always before the locks of its drafts. */
export async function lockCompany(db: Db, idEmp: number) {
  const [row] = await db
    .select()
    .from(companies)
    .where(eq(companies.idEmp, idEmp))
    .for('no key update');
  return row ?? null;
}

/** Active administrators with a password; invited ones without one do not count. */
export async function administratorsOf(db: Db, idEmp: number) {
  return db
    .select({ email: users.email, contactName: users.contactName, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.idEmp, idEmp),
        eq(users.role, 'admin'),
        isNull(users.deletedAt),
        isNotNull(users.passwordHash),
      ),
    )
    .orderBy(asc(users.idUser));
}

export async function isPublished(db: Db, idEmp: number): Promise<boolean> {
  const hasPage = or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt));
  return (
    (await db.$count(companies, and(eq(companies.idEmp, idEmp), isPublicCompany, hasPage))) > 0
  );
}
