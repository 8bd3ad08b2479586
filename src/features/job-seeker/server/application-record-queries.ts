import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';

const MAX_COMPANIES = 100;

/** Lists each company applied to on a day in Thai time once. */
export async function companiesAppliedTo(db: Db, idJsk: number, day: string) {
  return db
    .selectDistinct(NAMED_COMPANY)
    .from(applications)
    .innerJoin(companies, eq(companies.idEmp, applications.idEmp))
    .where(
      and(
        eq(applications.idJsk, idJsk),
        eq(applications.consented, true),
        isPublicCompany,
        sql`(${applications.appliedAt} at time zone 'Asia/Bangkok')::date = ${day}::date`,
      ),
    )
    .orderBy(asc(companies.idEmp))
    .limit(MAX_COMPANIES);
}
