import { and, eq, exists, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { emailHashOf } from '../mail/email-hash.ts';
import type { Db } from './pool.ts';
import { jobSeekers } from './schema/job-seekers.ts';
import { alerts } from './schema/operations.ts';

/** Alerts to any spelling of an account's verified email, except those of another account. */
export const isAlertOf = (db: Db, idJsk: number, email: string): SQL | undefined =>
  and(eq(alerts.emailHash, emailHashOf(email)), not(belongsToOtherAccount(db, idJsk)));

/** True for an alert that belongs to another account with the same address and stays with it. */
const belongsToOtherAccount = (db: Db, idJsk: number): SQL =>
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
