import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { jobSeekers } from './schema/job-seekers.ts';

/** The account's address if it is verified; an unverified one may belong to another person. */
export async function verifiedEmail(db: Db, idJsk: number): Promise<string | null> {
  const [row] = await db
    .select({ email: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.emailVerifiedAt)));
  return row?.email ?? null;
}
