import { and, eq, gte, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Erasure } from '#shared/server/backup/erasures.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';

/**
 * True when a restored database still holds data erased before. An id reused after an earlier
 * restore, or a company claimed later, does not count.
 */
export async function holdsErased(db: Db, { who, id, at: erasedAt }: Erasure): Promise<boolean> {
  const erasureDate = new Date(erasedAt);
  const count = {
    jobSeeker: () =>
      db.$count(jobSeekers, and(eq(jobSeekers.idJsk, id), lt(jobSeekers.createdAt, erasureDate))),
    user: () =>
      db.$count(
        users,
        and(eq(users.idUser, id), isNull(users.deletedAt), lt(users.createdAt, erasureDate)),
      ),
    company: () =>
      db.$count(
        companies,
        and(
          eq(companies.idEmp, id),
          isNotNull(companies.claimedAt),
          lt(companies.claimedAt, erasureDate),
        ),
      ),
    review: () =>
      db.$count(reviews, and(eq(reviews.idReview, id), lt(reviews.submittedAt, erasureDate))),
  };
  return (await count[who]()) > 0;
}

const BATCH_SIZE = 500;

/**
 * Unlisted companies registered before `until`; sooner if all users are deleted. A claim's
 * placeholder company stays while the team decides, and equally long after a rejection.
 */
export async function findUnverifiedCompanies(db: Db, until: Date): Promise<readonly number[]> {
  const present = db
    .select({ idUser: users.idUser })
    .from(users)
    .where(and(eq(users.idEmp, companies.idEmp), isNull(users.deletedAt)));
  const claimedSince = db
    .select({ idClaim: companyClaims.idClaim })
    .from(companyClaims)
    .where(
      and(
        eq(companyClaims.idPlaceholder, companies.idEmp),
        or(
          and(eq(companyClaims.status, 'waiting'), isNotNull(companyClaims.verifiedAt)),
          gte(companyClaims.decidedAt, until),
        ),
      ),
    );
  const rows = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(
      and(
        eq(companies.isListed, false),
        or(and(lt(companies.createdAt, until), notExists(claimedSince)), notExists(present)),
      ),
    )
    .orderBy(companies.idEmp)
    .limit(BATCH_SIZE);
  return rows.map(({ idEmp }) => idEmp);
}

/** Deletes a company with its users; other dependent rows are deleted by cascade. */
export async function deleteCompany(db: Db, idEmp: number): Promise<void> {
  await db.delete(users).where(eq(users.idEmp, idEmp));
  await db.delete(companies).where(eq(companies.idEmp, idEmp));
}
