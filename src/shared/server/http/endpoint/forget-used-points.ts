import { lt } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import { rateLimits } from '#shared/server/db/schema/outreach.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';

/** Counters whose time is over count nothing any more, and their keys name addresses. */
export async function forgetUsedPoints(tx: Db, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

export const forgetUsedPointsJob = scheduledJob(
  { name: 'forget-used-points', cron: '5 * * * *' },
  () => forgetUsedPoints(db, new Date()),
);
