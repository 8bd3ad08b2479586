import { lt } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { rateLimits } from '#shared/server/db/schema/operations.ts';

/** Deletes expired counters: they limit nothing any more, and their keys name addresses. */
export async function purgeExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
