import { asc, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { jobFailures } from '#shared/server/db/schema/outreach.ts';

/** One failure is what retries are for. */
const SHOWN_FROM = 2;

/** Jobs that failed twice or more since they last succeeded. */
export function failingJobs(db: Db): Promise<(typeof jobFailures.$inferSelect)[]> {
  return db
    .select()
    .from(jobFailures)
    .where(gte(jobFailures.inARow, SHOWN_FROM))
    .orderBy(asc(jobFailures.job));
}

export async function noteFailure(db: Db, job: string): Promise<void> {
  await db
    .insert(jobFailures)
    .values({ job, inARow: 1 })
    .onConflictDoUpdate({
      target: jobFailures.job,
      set: { inARow: sql`${jobFailures.inARow} + 1` },
    });
}

/** Earlier attempts may have ended with their process, which noted nothing. */
export async function noteEarlierFailures(db: Db, job: string, inARow: number): Promise<void> {
  await db
    .insert(jobFailures)
    .values({ job, inARow })
    .onConflictDoUpdate({
      target: jobFailures.job,
      set: { inARow: sql`greatest(${jobFailures.inARow}, excluded.in_a_row)` },
    });
}

export async function noteSuccess(db: Db, job: string): Promise<void> {
  await db.delete(jobFailures).where(eq(jobFailures.job, job));
}

/** What an earlier release did fails no more. */
export async function forgetFailuresBut(db: Db, jobs: readonly string[]): Promise<void> {
  await db.delete(jobFailures).where(notInArray(jobFailures.job, [...jobs]));
}
