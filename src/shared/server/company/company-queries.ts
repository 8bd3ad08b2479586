import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { companies, users } from '../db/schema/companies.ts';

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
