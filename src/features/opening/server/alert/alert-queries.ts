import { and, desc, eq, exists, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { isAlertOf } from '#shared/server/db/alert-of-other-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { emailSuppressions } from '#shared/server/db/schema/invitations.ts';
import { alerts } from '#shared/server/db/schema/operations.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import { verifiedEmail } from '#shared/server/db/verified-email-queries.ts';
import type { AlertSubject } from '../../core/alert/alert-search.ts';

export const ALERT_COLUMNS = {
  idAlert: alerts.idAlert,
  emailHash: alerts.emailHash,
  idEmp: alerts.idEmp,
  search: alerts.search,
  frequency: alerts.frequency,
  confirmedAt: alerts.confirmedAt,
  companyNameTh: sql<string>`coalesce(${companies.companyNameTh}, '')`,
  companyNameEn: sql<string>`coalesce(${companies.companyNameEn}, '')`,
};

export type Alert = Awaited<ReturnType<typeof ownAlerts>>[number];

/** Finds the company an alert would follow; null unless it is public. */
export async function followedCompany(db: Db, idEmp: number) {
  const [row] = await db
    .select({ companyNameTh: companies.companyNameTh, companyNameEn: companies.companyNameEn })
    .from(companies)
    .where(and(eq(companies.idEmp, idEmp), isPublicCompany));
  return row ?? null;
}

/** True if mail to this address bounced permanently or was reported as spam. */
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

type NewAlert = Pick<typeof alerts.$inferInsert, 'email' | 'emailHash' | 'frequency' | 'lang'> &
  AlertSubject;

/** An address has one alert per subject; until confirmation the latest request overwrites it. */
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
  if (!existing) throw new Error('an alert was deleted while it was requested');
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

/** Locks the count for this address until the transaction ends. */
export async function countConfirmed(tx: Db, emailHash: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`);
  return tx.$count(alerts, and(eq(alerts.emailHash, emailHash), isNotNull(alerts.confirmedAt)));
}

export async function updateAlert(
  db: Db,
  idAlert: string,
  change: Partial<
    Pick<typeof alerts.$inferInsert, 'frequency' | 'confirmedAt' | 'notifiedUntil' | 'dueOn'>
  >,
): Promise<void> {
  await db.update(alerts).set(change).where(eq(alerts.idAlert, idAlert));
}

export async function deleteAlert(db: Db, idAlert: string): Promise<boolean> {
  const { rowCount } = await db.delete(alerts).where(eq(alerts.idAlert, idAlert));
  return rowCount === 1;
}

export async function purgeUnconfirmedAlerts(db: Db, before: Date): Promise<void> {
  await db.delete(alerts).where(and(isNull(alerts.confirmedAt), lt(alerts.createdAt, before)));
}

export function ownAlerts(db: Db, email: string) {
  return db
    .select(ALERT_COLUMNS)
    .from(alerts)
    .leftJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(and(sql`lower(${alerts.email}) = lower(${email})`, isNotNull(alerts.confirmedAt)))
    .orderBy(desc(alerts.createdAt), alerts.idAlert);
}

export async function eraseAlertsOf(db: Db, idJsk: number): Promise<void> {
  const email = await verifiedEmail(db, idJsk);
  if (email !== null) await db.delete(alerts).where(isAlertOf(db, idJsk, email));
}
