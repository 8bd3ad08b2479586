import { and, desc, eq, isNotNull, not } from 'drizzle-orm';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { belongsToOtherAccount } from '#shared/server/db/alert-of-other-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { alerts } from '#shared/server/db/schema/operations.ts';
import { hashCanonicalEmail } from '#shared/server/mail/email-hash.ts';

/** Alerts to any spelling of the verified email. */
export async function findPersonalAlerts(db: Db, idJsk: number) {
  const [account] = await db
    .select({ email: jobSeekers.username })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNotNull(jobSeekers.emailVerifiedAt)));
  if (!account) return [];
  const emailHash = hashCanonicalEmail(canonicalEmail(account.email));
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
    .where(and(eq(alerts.emailHash, emailHash), not(belongsToOtherAccount(db, idJsk))))
    .orderBy(desc(alerts.createdAt));
}
