import { getTableColumns, sql } from 'drizzle-orm';
import { isOneOf } from './planned-once.ts';
import type { Db } from './pool.ts';
import { companyJobFields } from './schema/company-stats.ts';
import { openings } from './schema/jobs.ts';
import { reviews } from './schema/reviews.ts';

/** SQL text of whether visitors may see the opening `o`: begun, neither closed nor over. */
export function isOpen(o: string): string {
  return `(${o}.closed_at is null and ${o}.posted_at <= now() and ${o}.expires_at > now())`;
}

/** Lists companies under the job fields of their open positions, and those that their reviews tell. */
export async function listUnderJobFields(db: Db, idEmps: readonly number[]): Promise<void> {
  const isAmong = isOneOf(sql`id_emp`, idEmps);
  const fields = sql`
    select id_emp, id_job_field from ${openings}
    where ${isAmong} and ${sql.raw(isOpen('openings'))}
    union select id_emp, told_job_field from ${reviews}
    where ${isAmong} and status = 'published' and told_job_field is not null`;
  await db.execute(sql`
    delete from ${companyJobFields}
    where ${isAmong} and (id_emp, id_job_field) not in (${fields})`);
  await db.execute(sql`
    insert into ${companyJobFields} (id_emp, id_job_field)
    select id_emp, id_job_field from (${fields}) f on conflict do nothing`);
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
