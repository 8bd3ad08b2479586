import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { clearBounce } from '#shared/server/mail/bounced/reverse-bounce-queries.ts';
import type { JobSeekerSignUpForm } from '../core/sign-up-contract.ts';

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

export async function markEmailVerified(db: Db, idJsk: number): Promise<void> {
  const [verified] = await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: sql`coalesce(${jobSeekers.emailVerifiedAt}, now())` })
    .where(eq(jobSeekers.idJsk, idJsk))
    .returning({ email: jobSeekers.username });
  if (verified) await clearBounce(db, canonicalEmail(verified.email));
}

export async function findJobSeekerAccount(db: Db, idJsk: number) {
  const [row] = await db
    .select({
      idJsk: jobSeekers.idJsk,
      email: jobSeekers.username,
      isVerified: sql<boolean>`${jobSeekers.emailVerifiedAt} is not null`,
      hasPassword: sql<boolean>`${jobSeekers.passwordHash} is not null`,
      hasGoogle: sql<boolean>`${jobSeekers.googleSub} is not null`,
    })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

/** Deletes unused verification links, because a newer one replaces them. */
export async function endProofs(db: Db, idJsk: number): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.idJsk, idJsk),
        eq(oneTimeTokens.purpose, 'emailVerification'),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** Hides the person at once, before the data are erased; false if already closed. */
export async function closeJobSeeker(db: Db, idJsk: number): Promise<boolean> {
  const closed = await db
    .update(jobSeekers)
    .set({ deletedAt: sql`now()`, passwordHash: null, googleSub: null })
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)))
    .returning({ idJsk: jobSeekers.idJsk });
  return closed.length > 0;
}

/** Erases a closed account; foreign keys delete sessions, tokens, resume and applications too. */
export async function eraseJobSeeker(db: Db, idJsk: number): Promise<void> {
  await db
    .delete(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.deletedAt)));
}

/** Mails from before deletion, without queued ones if an employer also uses the email. */
export async function mailsBeforeLeaving(db: Db, idJsk: number): Promise<string[]> {
  const rows = await db
    .select({ idMail: emailOutbox.idMail })
    .from(emailOutbox)
    .innerJoin(jobSeekers, sql`lower(${emailOutbox.toEmail}) = lower(${jobSeekers.username})`)
    .where(
      and(
        eq(jobSeekers.idJsk, idJsk),
        sql`${emailOutbox.createdAt} < ${jobSeekers.deletedAt}`,
        sql`(${emailOutbox.status} <> 'queued' or not exists (select 1 from ${users} u
          where lower(u.email) = lower(${jobSeekers.username}) and u.deleted_at is null))`,
      ),
    );
  return rows.map(({ idMail }) => idMail);
}

export async function findProof(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ usedAt: oneTimeTokens.usedAt, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, 'emailVerification')),
    );
  return row ?? null;
}
