import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keyPairs, sessions } from '#shared/server/db/schema/accounts.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { expirePairs, isJobSeekerOf, isUserOf } from './key-pair-queries.ts';

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
    .where(isUserOf(email));
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
    .where(isJobSeekerOf(username));
  return row ?? null;
}

export async function credentialsOf(db: Db, owner: Owner): Promise<Credentials | null> {
  return 'idUser' in owner ? ofUser(db, owner.idUser) : ofJobSeeker(db, owner.idJsk);
}

const accountOf = (owner: Owner) =>
  'idUser' in owner
    ? { table: users, isAccount: eq(users.idUser, owner.idUser) }
    : { table: jobSeekers, isAccount: eq(jobSeekers.idJsk, owner.idJsk) };

/** Locks the account until the transaction ends; concurrent changes wait and see its result. */
export async function lockOwner(tx: Db, owner: Owner): Promise<void> {
  const { table, isAccount } = accountOf(owner);
  await tx.select({ one: sql`1` }).from(table).where(isAccount).for('no key update');
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

export async function setPasswordHash(db: Db, owner: Owner, passwordHash: string | null) {
  const { table, isAccount } = accountOf(owner);
  await db.update(table).set({ passwordHash, updatedAt: sql`now()` }).where(isAccount);
}

export async function renewPasswordHash(
  db: Db,
  owner: Owner,
  { stored, renewed }: { readonly stored: string; readonly renewed: string },
): Promise<void> {
  const { table, isAccount } = accountOf(owner);
  const isUnchanged = and(isAccount, eq(table.passwordHash, stored));
  await db.update(table).set({ passwordHash: renewed }).where(isUnchanged);
}

/** Revokes all sessions but the given one, and the key pairs that would renew them. */
export async function revokeSessions(db: Db, owner: Owner, exceptIdSession?: string) {
  const excluded = exceptIdSession ? ne(sessions.idSession, exceptIdSession) : undefined;
  await expirePairs(db, isOwnedBy(keyPairs, owner));
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isOwnedBy(sessions, owner), isNull(sessions.revokedAt), excluded));
}

export async function deviceRoundOf(db: Db, kind: 'employer' | 'jobSeeker', email: string) {
  const [row] =
    kind === 'employer'
      ? await db.select({ round: users.deviceRound }).from(users).where(isUserOf(email))
      : await db
          .select({ round: jobSeekers.deviceRound })
          .from(jobSeekers)
          .where(isJobSeekerOf(email));
  return row?.round ?? 0;
}

export async function resetKnownDevices(db: Db, owner: Owner): Promise<void> {
  const { table, isAccount } = accountOf(owner);
  const deviceRound = sql`${table.deviceRound} + 1`;
  await db.update(table).set({ deviceRound }).where(isAccount);
}
