import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  jobSeekers,
  oneTimeTokens,
  platformAdmins,
  resumes,
  users,
} from '#shared/server/db/schema/accounts.ts';
import { companies, companyStats } from '#shared/server/db/schema/companies.ts';
import type { JobSeekerSignUpForm, RegisterForm } from '../core/account-contract.ts';

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ idUser: users.idUser, idEmp: users.idEmp, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return row ?? null;
}

export async function findJobSeekerByUsername(db: Db, username: string) {
  const [row] = await db
    .select({
      idJsk: jobSeekers.idJsk,
      username: jobSeekers.username,
      passwordHash: jobSeekers.passwordHash,
    })
    .from(jobSeekers)
    .where(
      and(
        eq(sql`lower(${jobSeekers.username})`, username.toLowerCase()),
        isNull(jobSeekers.deletedAt),
      ),
    );
  return row ?? null;
}

export async function insertCompanyWithAdmin(
  db: Db,
  form: RegisterForm,
  passwordHash: string,
  language: Locale,
  now: Date,
): Promise<{ idEmp: number; idUser: number }> {
  const [company] = await db
    .insert(companies)
    .values({
      companyNameTh: form.companyNameTh,
      companyNameEn: form.companyNameEn,
      taxId: form.taxId,
      idIndustry: form.idIndustry,
      companySize: form.companySize,
      country: form.country,
      province: form.province || null,
      city: form.city,
      address: form.address,
      postalCode: form.postalCode,
      telephone: form.telephone,
      claimedAt: now,
    })
    .returning({ idEmp: companies.idEmp });
  if (!company) throw new Error('a company was not inserted');
  await db.insert(companyStats).values({ idEmp: company.idEmp });
  const [user] = await db
    .insert(users)
    .values({
      idEmp: company.idEmp,
      email: form.email,
      passwordHash,
      contactName: form.contactName,
      position: form.position,
      telephone: form.telephone,
      role: 'admin',
      canSendEmail: true,
      language,
      termsAcceptedAt: now,
    })
    .returning({ idUser: users.idUser });
  if (!user) throw new Error('a user was not inserted');
  return { idEmp: company.idEmp, idUser: user.idUser };
}

export async function insertJobSeeker(
  db: Db,
  form: JobSeekerSignUpForm,
  passwordHash: string,
  language: Locale,
): Promise<number> {
  const [row] = await db
    .insert(jobSeekers)
    .values({ username: form.email, passwordHash, language })
    .returning({ idJsk: jobSeekers.idJsk });
  if (!row) throw new Error('a job seeker was not inserted');
  const isThai = /\p{Script=Thai}/u.test(form.firstName + form.lastName);
  await db.insert(resumes).values({
    idJsk: row.idJsk,
    ...(isThai
      ? { firstNameThai: form.firstName, lastNameThai: form.lastName }
      : { firstName: form.firstName, lastName: form.lastName }),
  });
  return row.idJsk;
}

type TokenPurpose = typeof oneTimeTokens.$inferInsert.purpose;

export async function insertOneTimeToken(
  db: Db,
  token: typeof oneTimeTokens.$inferInsert,
): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

/** Marks the token used and answers it, in one statement: of two at once only one gets it. */
export async function spendOneTimeToken(db: Db, tokenHash: string, purpose: TokenPurpose) {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row ?? null;
}

export async function markEmailVerified(db: Db, idJsk: number): Promise<void> {
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`coalesce(${jobSeekers.emailVerifiedAt}, now())` })
    .where(eq(jobSeekers.idJsk, idJsk));
}

/** The named member of the review team, made on first use of the name. */
export async function ensurePlatformAdmin(db: Db, name: string) {
  const [row] = await db
    .insert(platformAdmins)
    .values({ name })
    .onConflictDoUpdate({ target: platformAdmins.name, set: { name } })
    .returning({ idAdmin: platformAdmins.idAdmin, isActive: platformAdmins.isActive });
  if (!row) throw new Error('a platform admin was not inserted');
  return row;
}

export async function findPlatformAdmin(db: Db, idAdmin: number) {
  const [row] = await db
    .select({ idAdmin: platformAdmins.idAdmin, name: platformAdmins.name })
    .from(platformAdmins)
    .where(and(eq(platformAdmins.idAdmin, idAdmin), platformAdmins.isActive));
  return row ?? null;
}
