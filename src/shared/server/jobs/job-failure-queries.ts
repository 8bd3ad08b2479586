import { asc, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { jobFailures } from '#shared/server/db/schema/operations.ts';

/** Consecutive failures from which on a job is reported; retries handle a single one. */
const MIN_REPORTED_FAILURES = 2;

export function failingJobs(db: Db): Promise<(typeof jobFailures.$inferSelect)[]> {
  return db
    .select()
    .from(jobFailures)
    .where(gte(jobFailures.consecutiveFailures, MIN_REPORTED_FAILURES))
    .orderBy(asc(jobFailures.job));
}

export async function recordFailure(db: Db, job: string): Promise<void> {
  await db
    .insert(jobFailures)
    .values({ job, consecutiveFailures: 1 })
    .onConflictDoUpdate({
      target: jobFailures.job,
      set: { consecutiveFailures: sql`${jobFailures.consecutiveFailures} + 1` },
    });
}

/** Raises the stored count to that of pg-boss, as an attempt may die without recording itself. */
export async function recordEarlierFailures(db: Db, job: string, consecutiveFailures: number) {
  await db
    .insert(jobFailures)
    .values({ job, consecutiveFailures })
    .onConflictDoUpdate({
      target: jobFailures.job,
      set: {
        consecutiveFailures: sql`greatest(${jobFailures.consecutiveFailures}, excluded.consecutive_failures)`,
      },
    });
}

export async function clearFailures(db: Db, job: string): Promise<void> {
  await db.delete(jobFailures).where(eq(jobFailures.job, job));
}

export async function deleteFailuresExcept(db: Db, jobs: readonly string[]): Promise<void> {
  await db.delete(jobFailures).where(notInArray(jobFailures.job, [...jobs]));
}
