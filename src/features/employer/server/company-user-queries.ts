import { and, asc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { actionLogs, emailOutbox } from '#shared/server/db/schema/operations.ts';
import {
  type ChangedUser,
  type NewUser,
  type UserView,
  userView,
} from '../core/company-users-contract.ts';

const MAX_LISTED = 200;

const isPresent = (idUser: number) => and(eq(users.idUser, idUser), isNull(users.deletedAt));
const isIn = (idEmp: number) => and(eq(users.idEmp, idEmp), isNull(users.deletedAt));

export async function companyUsers(db: Db, idEmp: number): Promise<UserView[]> {
  const rows = await db
    .select()
    .from(users)
    .where(isIn(idEmp))
    .orderBy(asc(users.role), asc(users.idUser))
    .limit(MAX_LISTED);
  return rows.map(({ passwordHash, deleteAfter, ...row }) =>
    userView.parse({
      ...row,
      hasPassword: passwordHash !== null,
      deleteAfter: deleteAfter?.toISOString() ?? null,
    }),
  );
}

/** Administrators with a password and no pending deletion. */
export async function ableAdmins(db: Db, idEmp: number): Promise<readonly number[]> {
  const rows = await db
    .select({ idUser: users.idUser })
    .from(users)
    .where(
      and(
        isIn(idEmp),
        eq(users.role, 'admin'),
        isNotNull(users.passwordHash),
        isNull(users.deleteAfter),
      ),
    );
  return rows.map(({ idUser }) => idUser);
}

export async function findCompanyUser(db: Db, idEmp: number, idUser: number) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isPresent(idUser), eq(users.idEmp, idEmp)));
  return row ?? null;
}

export async function insertUser(
  db: Db,
  user: NewUser & { readonly idEmp: number; readonly language: Locale },
): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ idUser: users.idUser });
  if (!row) throw new Error('a user was not inserted');
  return row.idUser;
}

export async function updateUser(db: Db, user: ChangedUser): Promise<void> {
  const { idUser, idEmp: _, ...changed } = user;
  await db
    .update(users)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(isPresent(idUser));
}

/** Sets a user's email; false if the user was deleted, a database error if the email is taken. */
export async function setUserEmail(db: Db, idUser: number, email: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ email, updatedAt: sql`now()` })
    .where(isPresent(idUser))
    .returning({ idUser: users.idUser });
  return changed.length > 0;
}

/** Ids of emails sent to a user whose account is about to be deleted. */
export async function mailsToUser(db: Db, idUser: number): Promise<string[]> {
  const rows = await db
    .select({ idMail: emailOutbox.idMail })
    .from(emailOutbox)
    .innerJoin(users, sql`lower(${emailOutbox.toEmail}) = lower(${users.email})`)
    .where(and(isPresent(idUser), ne(emailOutbox.status, 'queued')));
  return rows.map(({ idMail }) => idMail);
}

/** Erases a user's personal data; the row stays, because other rows reference it. */
export async function eraseUser(db: Db, idUser: number, now: Date): Promise<void> {
  await db.delete(actionLogs).where(eq(actionLogs.createdBy, idUser));
  await db
    .update(users)
    .set({
      email: `user-${idUser}@deleted.invalid`,
      passwordHash: null,
      contactName: '',
      position: '',
      telephone: '',
      canSendEmail: false,
      deleteAfter: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(isPresent(idUser));
}

/** True if a page is published in some language. */
export async function hasPublishedPage(db: Db, idEmp: number): Promise<boolean> {
  const [row] = await db
    .select({ th: companies.publishedThAt, en: companies.publishedEnAt })
    .from(companies)
    .where(and(eq(companies.idEmp, idEmp), companies.isActive));
  return row !== undefined && (row.th !== null || row.en !== null);
}

/** Lists an administrator's company unless it claims a listed one; returns its id if changed. */
export async function listCompanyOf(db: Db, idUser: number): Promise<number | null> {
  const [row] = await db
    .update(companies)
    .set({ isListed: true })
    .from(users)
    .where(
      and(
        eq(users.idUser, idUser),
        eq(users.role, 'admin'),
        eq(companies.idEmp, users.idEmp),
        eq(companies.isListed, false),
        notExists(
          db
            .select({ idClaim: companyClaims.idClaim })
            .from(companyClaims)
            .where(eq(companyClaims.idPlaceholder, companies.idEmp)),
        ),
      ),
    )
    .returning({ idEmp: companies.idEmp });
  return row?.idEmp ?? null;
}
