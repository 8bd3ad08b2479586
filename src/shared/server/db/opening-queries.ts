import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { companyJobFields } from './schema/company-stats.ts';
import { openings } from './schema/jobs.ts';
import { reviews } from './schema/reviews.ts';

/** SQL text of whether visitors may see the opening `o`: begun, neither closed nor over. */
export function isOpen(o: string): string {
  return `(${o}.closed_at is null and ${o}.posted_at <= now() and ${o}.expires_at > now())`;
}

/** Lists a company under the job fields of its open positions, and those that its reviews tell. */
export async function listUnderJobFields(db: Db, idEmp: number): Promise<void> {
  const fields = sql`
    select id_job_field from ${openings}
    where id_emp = ${idEmp} and ${sql.raw(isOpen('openings'))}
    union select told_job_field from ${reviews}
    where id_emp = ${idEmp} and status = 'published' and told_job_field is not null`;
  await db.execute(sql`
    delete from ${companyJobFields} where id_emp = ${idEmp} and id_job_field not in (${fields})`);
  await db.execute(sql`
    insert into ${companyJobFields} (id_emp, id_job_field)
    select ${idEmp}, id_job_field from (${fields}) f on conflict do nothing`);
}

const {
  idEmp,
  postedAt,
  expiresAt,
  closedAt,
  closedBySilence,
  silenceDueAt,
  silenceToldAt,
  isDemo,
  createdAt,
  updatedAt,
  ...said
} = getTableColumns(openings);

/** What a company says of a position. */
export const OPENING_COLUMNS = said;
