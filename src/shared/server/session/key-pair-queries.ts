import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keyPairs, sessions } from '#shared/server/db/schema/accounts.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';

export type PairOwner = { readonly idUser: number } | { readonly idJsk: number };
export type PairKind = 'employer' | 'jobSeeker';

export interface PairHashes {
  readonly encHash: string;
  readonly keyHash: string;
}

export async function insertKeyPair(db: Db, pair: typeof keyPairs.$inferInsert): Promise<void> {
  await db.insert(keyPairs).values(pair);
}

export const isUserOf = (email: string) =>
  and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt));

export const isJobSeekerOf = (email: string) =>
  and(eq(sql`lower(${jobSeekers.username})`, email.toLowerCase()), isNull(jobSeekers.deletedAt));

const bothHalves = ({ encHash, keyHash }: PairHashes) =>
  and(eq(keyPairs.encHash, encHash), eq(keyPairs.keyHash, keyHash));

const ofKind = (kind: PairKind) =>
  isNotNull(kind === 'employer' ? keyPairs.idUser : keyPairs.idJsk);

/** Locks an unexpired pair until the transaction ends: of two concurrent requests one waits. */
export async function lockKeyPair(db: Db, hashes: PairHashes, kind: PairKind, now: Date) {
  const [row] = await db
    .select()
    .from(keyPairs)
    .where(and(bothHalves(hashes), ofKind(kind), gt(keyPairs.expiresAt, now)))
    .for('update');
  return row ?? null;
}

/** Returns when a link pair was used, regardless of expiry and owner; null when it is unknown. */
export async function findLinkUse(db: Db, hashes: PairHashes) {
  const [row] = await db
    .select({ usedAt: keyPairs.usedAt })
    .from(keyPairs)
    .where(and(bothHalves(hashes), eq(keyPairs.tokenUse, 'link')));
  return row ?? null;
}

export async function findSuccessor(db: Db, hashes: PairHashes) {
  const [row] = await db
    .select({ usedAt: keyPairs.usedAt, idSession: keyPairs.idSession })
    .from(keyPairs)
    .where(bothHalves(hashes));
  return row ?? null;
}

export async function markPairUsed(db: Db, encHash: string, now: Date): Promise<void> {
  await db.update(keyPairs).set({ usedAt: now }).where(eq(keyPairs.encHash, encHash));
}

export async function findPairUser(db: Db, idUser: number) {
  const [row] = await db
    .select({
      idUser: users.idUser,
      idEmp: users.idEmp,
      email: users.email,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    })
    .from(users)
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt), companies.isActive));
  return row ?? null;
}

export async function findPairJobSeeker(db: Db, idJsk: number) {
  const [row] = await db
    .select({ idJsk: jobSeekers.idJsk, username: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

export async function findResumeOf(db: Db, idJsk: number): Promise<number | null> {
  const [row] = await db
    .select({ idResume: resumes.idResume })
    .from(resumes)
    .where(eq(resumes.idJsk, idJsk));
  return row?.idResume ?? null;
}

/** Expires pairs, including ones that concurrent requests create; then revoke the sessions. */
export async function expirePairs(db: Db, condition: SQL | undefined): Promise<void> {
  let expired: readonly unknown[];
  // Repeated, because a concurrent rotation may insert a new pair during the update.
  do {
    expired = await db
      .update(keyPairs)
      .set({ expiresAt: sql`${keyPairs.createdAt}` })
      .where(and(condition, gt(keyPairs.expiresAt, keyPairs.createdAt)))
      .returning({ family: keyPairs.family });
  } while (expired.length > 0);
}

/** Expires all pairs of a family and revokes the sessions they opened. */
export async function revokeFamily(db: Db, family: string, now: Date): Promise<void> {
  const ofFamily = eq(keyPairs.family, family);
  await expirePairs(db, ofFamily);
  const opened = db.select({ idSession: keyPairs.idSession }).from(keyPairs).where(ofFamily);
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isNull(sessions.revokedAt), inArray(sessions.idSession, opened)));
}

export async function familyOfSession(db: Db, idSession: string): Promise<string | null> {
  const [row] = await db
    .select({ family: keyPairs.family })
    .from(keyPairs)
    .where(eq(keyPairs.idSession, idSession));
  return row?.family ?? null;
}

export async function familyOfPair(db: Db, hashes: PairHashes): Promise<string | null> {
  const [row] = await db
    .select({ family: keyPairs.family })
    .from(keyPairs)
    .where(and(bothHalves(hashes), eq(keyPairs.tokenUse, 'cookie')));
  return row?.family ?? null;
}

export async function findLinkOwners(
  db: Db,
  email: string,
): Promise<{ owner: PairOwner; language: Locale }[]> {
  const employers = await db
    .select({ idUser: users.idUser, language: users.language })
    .from(users)
    .where(isUserOf(email));
  const seekers = await db
    .select({ idJsk: jobSeekers.idJsk, language: jobSeekers.language })
    .from(jobSeekers)
    .where(isJobSeekerOf(email));
  return [
    ...employers.map(({ idUser, language }) => ({ owner: { idUser }, language })),
    ...seekers.map(({ idJsk, language }) => ({ owner: { idJsk }, language })),
  ];
}
