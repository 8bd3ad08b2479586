import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import type { GoogleIdentity } from './read-google-token.ts';

export async function findJobSeekerByGoogle(db: Db, sub: string) {
  const [row] = await db
    .select({ idJsk: jobSeekers.idJsk, username: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.googleSub, sub), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

export async function insertGoogleJobSeeker(
  db: Db,
  { sub, email, firstName, lastName }: GoogleIdentity,
  language: Locale,
): Promise<number> {
  const [row] = await db
    .insert(jobSeekers)
    .values({ username: email, googleSub: sub, language, emailVerifiedAt: sql`now()` })
    .returning({ idJsk: jobSeekers.idJsk });
  if (!row) throw new Error('a job seeker was not inserted');
  const isThai = /\p{Script=Thai}/u.test(firstName + lastName);
  const names = isThai
    ? { firstNameThai: firstName, lastNameThai: lastName }
    : { firstName, lastName };
  await db.insert(resumes).values({ idJsk: row.idJsk, ...names });
  return row.idJsk;
}

/** Links Google and verifies the email; false if the account has another Google account. */
export async function linkGoogle(db: Db, idJsk: number, sub: string): Promise<boolean> {
  const linked = await db
    .update(jobSeekers)
    .set({
      googleSub: sub,
      emailVerifiedAt: sql`coalesce(${jobSeekers.emailVerifiedAt}, now())`,
    })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.googleSub)))
    .returning({ idJsk: jobSeekers.idJsk });
  return linked.length > 0;
}

/** Consumes a nonce; false if it was used, also by a concurrent call, for which this one waits. */
export async function consumeNonce(
  tx: Db,
  { nonce, expiresAt }: Pick<GoogleIdentity, 'nonce' | 'expiresAt'>,
): Promise<boolean> {
  const spent = await tx
    .insert(oneTimeTokens)
    .values({ tokenHash: nonce, purpose: 'googleNonce', expiresAt, usedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ tokenHash: oneTimeTokens.tokenHash });
  return spent.length > 0;
}

export async function isGoogleLinked(db: Db, idJsk: number): Promise<boolean> {
  const [row] = await db
    .select({ sub: jobSeekers.googleSub })
    .from(jobSeekers)
    .where(eq(jobSeekers.idJsk, idJsk));
  return typeof row?.sub === 'string';
}

export async function unlinkGoogle(tx: Db, idJsk: number): Promise<boolean> {
  const unlinked = await tx
    .update(jobSeekers)
    .set({ googleSub: null, updatedAt: sql`now()` })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.googleSub)))
    .returning({ idJsk: jobSeekers.idJsk });
  return unlinked.length > 0;
}
