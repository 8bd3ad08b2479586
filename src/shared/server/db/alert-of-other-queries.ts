import { and, exists, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { jobSeekers } from './schema/job-seekers.ts';
import { alerts } from './schema/operations.ts';

/** True for an alert that belongs to another account with the same address and stays with it. */
export const belongsToOtherAccount = (db: Db, idJsk: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(jobSeekers)
      .where(
        and(
          sql`lower(${jobSeekers.username}) = lower(${alerts.email})`,
          ne(jobSeekers.idJsk, idJsk),
          isNull(jobSeekers.deletedAt),
        ),
      ),
  );
