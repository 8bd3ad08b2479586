import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Erasure } from '#shared/server/backup/erasures.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';

/**
 * Whether a restored database still holds whom an erasure meant. A number that was given anew after an
 * earlier restore, or a company that somebody claimed later, is not meant.
 */
export async function holdsErased(db: Db, { who, id, at }: Erasure): Promise<boolean> {
  const moment = new Date(at);
  const count = {
    jobSeeker: () =>
      db.$count(jobSeekers, and(eq(jobSeekers.idJsk, id), lt(jobSeekers.createdAt, moment))),
    user: () =>
      db.$count(
        users,
        and(eq(users.idUser, id), isNull(users.deletedAt), lt(users.createdAt, moment)),
      ),
    company: () =>
      db.$count(
        companies,
        and(
          eq(companies.idEmp, id),
          isNotNull(companies.claimedAt),
          lt(companies.claimedAt, moment),
        ),
      ),
  };
  return (await count[who]()) > 0;
}
