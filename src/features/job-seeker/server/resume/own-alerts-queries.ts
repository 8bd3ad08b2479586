import { desc, eq } from 'drizzle-orm';
import { isAlertOf } from '#shared/server/db/alert-of-other-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { alerts } from '#shared/server/db/schema/operations.ts';
import { verifiedEmail } from '#shared/server/db/verified-email-queries.ts';

export async function findPersonalAlerts(db: Db, idJsk: number) {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return [];
  return db
    .select({
      email: alerts.email,
      companyName: companies.companyNameTh,
      search: alerts.search,
      frequency: alerts.frequency,
      createdAt: alerts.createdAt,
    })
    .from(alerts)
    .leftJoin(companies, eq(companies.idEmp, alerts.idEmp))
    .where(isAlertOf(db, idJsk, email))
    .orderBy(desc(alerts.createdAt));
}
