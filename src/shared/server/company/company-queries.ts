import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { companies, users } from '../db/schema/companies.ts';
import { isPublicCompany } from '../db/schema/public-company.ts';

/**
 * The company, held until the transaction ends: what is counted of it stays true. Before the lock of any of
 * its drafts. What visitors write for the company meanwhile does not wait for it.
 */
export async function lockCompany(db: Db, idEmp: number) {
  const [row] = await db
    .select()
    .from(companies)
    .where(eq(companies.idEmp, idEmp))
    .for('no key update');
  return row ?? null;
}

/** Administrators who sign in, unless they have left: whoever was asked to be one and never chose a password is none yet. */
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

/** Whether visitors find a page of the company, in either language. */
export async function isPublished(db: Db, idEmp: number): Promise<boolean> {
  const hasPage = or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt));
  return (
    (await db.$count(companies, and(eq(companies.idEmp, idEmp), isPublicCompany, hasPage))) > 0
  );
}
