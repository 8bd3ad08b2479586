import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keyPairs, sessions } from '#shared/server/db/schema/accounts.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { expirePairs } from './key-pair-queries.ts';

export type Owner = { readonly idUser: number } | { readonly idJsk: number };

export interface Credentials {
  readonly address: string;
  readonly language: Locale;
  readonly passwordHash: string | null;
  /** True when mails reached the account's owner; an unverified address may be someone else's. */
  readonly isEmailVerified: boolean;
  readonly guessableWords: readonly string[];
}

type OwnedTable = typeof sessions | typeof keyPairs;

export const isOwnedBy = (table: OwnedTable, owner: Owner) =>
  'idUser' in owner ? eq(table.idUser, owner.idUser) : eq(table.idJsk, owner.idJsk);

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select({
      idUser: users.idUser,
      idEmp: users.idEmp,
      passwordHash: users.passwordHash,
      isSisterOff: users.isSisterOff,
    })
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

export async function credentialsOf(db: Db, owner: Owner): Promise<Credentials | null> {
  return 'idUser' in owner ? ofUser(db, owner.idUser) : ofJobSeeker(db, owner.idJsk);
}

/** Locks the account until the transaction ends; concurrent changes wait and see its result. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  const mode = 'no key update';
  if ('idUser' in owner) {
    await tx.select().from(users).where(eq(users.idUser, owner.idUser)).for(mode);
  } else {
    await tx.select().from(jobSeekers).where(eq(jobSeekers.idJsk, owner.idJsk)).for(mode);
  }
}

async function ofUser(db: Db, idUser: number): Promise<Credentials | null> {
  const [row] = await db
    .select({
      user: users,
      isListed: companies.isListed,
      nameTh: companies.companyNameTh,
      nameEn: companies.companyNameEn,
    })
    .from(users)
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt), companies.isActive));
  if (!row) return null;
  const { email, contactName, language, passwordHash } = row.user;
  const guessableWords = [email, contactName, row.nameTh, row.nameEn];
  return { address: email, language, passwordHash, isEmailVerified: row.isListed, guessableWords };
}

async function ofJobSeeker(db: Db, idJsk: number): Promise<Credentials | null> {
  const [row] = await db
    .select({ person: jobSeekers, resume: resumes })
    .from(jobSeekers)
    .leftJoin(resumes, eq(resumes.idJsk, jobSeekers.idJsk))
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  if (!row) return null;
  const { username, language, passwordHash, emailVerifiedAt } = row.person;
  const { firstName = '', lastName = '', firstNameThai = '', lastNameThai = '' } = row.resume ?? {};
  return {
    address: username,
    language,
    passwordHash,
    isEmailVerified: emailVerifiedAt !== null,
    guessableWords: [username, firstName, lastName, firstNameThai, lastNameThai],
  };
}

export async function setPasswordHash(
  db: Db,
  owner: Owner,
  passwordHash: string | null,
): Promise<void> {
  const change = { passwordHash, updatedAt: sql`now()` };
  if ('idUser' in owner) {
    await db.update(users).set(change).where(eq(users.idUser, owner.idUser));
  } else {
    await db.update(jobSeekers).set(change).where(eq(jobSeekers.idJsk, owner.idJsk));
  }
}

export async function renewPasswordHash(
  db: Db,
  owner: Owner,
  { stored, renewed }: { readonly stored: string; readonly renewed: string },
): Promise<void> {
  const change = { passwordHash: renewed };
  if ('idUser' in owner) {
    const same = and(eq(users.idUser, owner.idUser), eq(users.passwordHash, stored));
    await db.update(users).set(change).where(same);
  } else {
    const same = and(eq(jobSeekers.idJsk, owner.idJsk), eq(jobSeekers.passwordHash, stored));
    await db.update(jobSeekers).set(change).where(same);
  }
}

/** Revokes all sessions but the given one, and the key pairs that would renew them. */
export async function revokeSessions(
  db: Db,
  owner: Owner,
  exceptIdSession?: string,
): Promise<void> {
  const excluded = exceptIdSession ? ne(sessions.idSession, exceptIdSession) : undefined;
  await expirePairs(db, isOwnedBy(keyPairs, owner));
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isOwnedBy(sessions, owner), isNull(sessions.revokedAt), excluded));
}

export async function deviceRoundOf(
  db: Db,
  kind: 'employer' | 'jobSeeker',
  email: string,
): Promise<number> {
  const address = email.toLowerCase();
  const [row] =
    kind === 'employer'
      ? await db
          .select({ round: users.deviceRound })
          .from(users)
          .where(and(eq(sql`lower(${users.email})`, address), isNull(users.deletedAt)))
      : await db
          .select({ round: jobSeekers.deviceRound })
          .from(jobSeekers)
          .where(
            and(eq(sql`lower(${jobSeekers.username})`, address), isNull(jobSeekers.deletedAt)),
          );
  return row?.round ?? 0;
}

export async function resetKnownDevices(db: Db, owner: Owner): Promise<void> {
  if ('idUser' in owner) {
    const nextRound = { deviceRound: sql`${users.deviceRound} + 1` };
    await db.update(users).set(nextRound).where(eq(users.idUser, owner.idUser));
  } else {
    const nextRound = { deviceRound: sql`${jobSeekers.deviceRound} + 1` };
    await db.update(jobSeekers).set(nextRound).where(eq(jobSeekers.idJsk, owner.idJsk));
  }
}
