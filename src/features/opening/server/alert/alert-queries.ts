import { and, desc, eq, exists, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { belongsToOtherAccount } from '#shared/server/db/alert-of-other-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { emailSuppressions } from '#shared/server/db/schema/invitations.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { alerts } from '#shared/server/db/schema/outreach.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import type { AlertSubject } from '../../core/alert/alert-search.ts';
import { emailHashOf } from './alert-token.ts';

const ALERT_COLUMNS = {
  idAlert: alerts.idAlert,
  emailHash: alerts.emailHash,
  idEmp: alerts.idEmp,
  search: alerts.search,
  rhythm: alerts.rhythm,
  confirmedAt: alerts.confirmedAt,
  companyNameTh: sql<string>`coalesce(${companies.companyNameTh}, '')`,
  companyNameEn: sql<string>`coalesce(${companies.companyNameEn}, '')`,
};

export type Alert = Awaited<ReturnType<typeof ownAlerts>>[number];

/** The company's names, where visitors may know of it. */
export async function followedCompany(db: Db, idEmp: number) {
  const [row] = await db
    .select({
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    })
    .from(companies)
    .where(and(eq(companies.idEmp, idEmp), isPublicCompany));
  return row ?? null;
}

/** Mail to it came back for good, or was complained of. */
export const isSuppressed = (db: Db, emailHash: string | typeof alerts.emailHash) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(emailSuppressions)
      .where(
        and(
          eq(emailSuppressions.emailHash, emailHash),
          isNull(emailSuppressions.idEmp),
          ne(emailSuppressions.reason, 'asked'),
        ),
      ),
  );

export async function isEmailSuppressed(db: Db, emailHash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select ${isSuppressed(db, emailHash)} as refuses`);
  return rows[0]?.['refuses'] === true;
}

type NewAlert = Pick<typeof alerts.$inferInsert, 'email' | 'emailHash' | 'rhythm' | 'lang'> &
  AlertSubject;

/** The one alert of this mailbox for this subject; until it is confirmed the latest wish counts. */
export async function upsertAlert(db: Db, newAlert: NewAlert): Promise<string> {
  const [added] = await db
    .insert(alerts)
    .values(newAlert)
    .onConflictDoNothing()
    .returning({ idAlert: alerts.idAlert });
  if (added) return added.idAlert;
  const { emailHash, idEmp, search, ...changes } = newAlert;
  const isSame = and(
    eq(alerts.emailHash, emailHash),
    eq(alerts.search, search),
    idEmp === null ? isNull(alerts.idEmp) : eq(alerts.idEmp, idEmp),
  );
  await db
    .update(alerts)
    .set(changes)
    .where(and(isSame, isNull(alerts.confirmedAt)));
  const [existing] = await db.select({ idAlert: alerts.idAlert }).from(alerts).where(isSame);
  if (!existing) throw new Error('an alert went while it was asked for');
  return existing.idAlert;
}

export async function findAlert(db: Db, idAlert: string): Promise<Alert | null> {
  const [row] = await db
    .select(ALERT_COLUMNS)
    .from(alerts)
    .leftJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(eq(alerts.idAlert, idAlert));
  return row ?? null;
}

/** How many confirmed ones a mailbox has; until the transaction ends nobody else counts them. */
export async function countConfirmed(tx: Db, emailHash: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`);
  return tx.$count(alerts, and(eq(alerts.emailHash, emailHash), isNotNull(alerts.confirmedAt)));
}

export async function updateAlert(
  db: Db,
  idAlert: string,
  change: Partial<
    Pick<typeof alerts.$inferInsert, 'rhythm' | 'confirmedAt' | 'notifiedUntil' | 'dueOn'>
  >,
): Promise<void> {
  await db.update(alerts).set(change).where(eq(alerts.idAlert, idAlert));
}

/** True where the alert existed. */
export async function deleteAlert(db: Db, idAlert: string): Promise<boolean> {
  const { rowCount } = await db.delete(alerts).where(eq(alerts.idAlert, idAlert));
  return rowCount === 1;
}

export async function purgeUnconfirmedAlerts(db: Db, before: Date): Promise<void> {
  await db.delete(alerts).where(and(isNull(alerts.confirmedAt), lt(alerts.createdAt, before)));
}

/** Those of an address that its owner proved, the latest first. */
export function ownAlerts(db: Db, email: string) {
  return db
    .select(ALERT_COLUMNS)
    .from(alerts)
    .leftJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(and(sql`lower(${alerts.email}) = lower(${email})`, isNotNull(alerts.confirmedAt)))
    .orderBy(desc(alerts.createdAt), alerts.idAlert);
}

/** With the account that proved the mailbox they go to, however they write its address. */
export async function eraseAlertsOf(db: Db, idJsk: number): Promise<void> {
  const [account] = await db
    .select({ email: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.emailVerifiedAt)));
  if (!account) return;
  const emailHash = emailHashOf(account.email);
  await db
    .delete(alerts)
    .where(and(eq(alerts.emailHash, emailHash), not(belongsToOtherAccount(db, idJsk))));
}
