import { getTableColumns, sql } from 'drizzle-orm';
import { isOneOf } from './planned-once.ts';
import type { Db } from './pool.ts';
import { companyJobFields } from './schema/company-stats.ts';
import { openings } from './schema/jobs.ts';
import { reviews } from './schema/reviews.ts';

/** SQL condition that opening `o` is visible: posted, neither closed nor expired. */
export function isOpen(o: string): string {
  return `(${o}.closed_at is null and ${o}.posted_at <= now() and ${o}.expires_at > now())`;
}

export async function updateJobFieldsOf(db: Db, idEmps: readonly number[]): Promise<void> {
  const isSelected = isOneOf(sql`id_emp`, idEmps);
  const fields = sql`
    select id_emp, id_job_field from ${openings}
    where ${isSelected} and ${sql.raw(isOpen('openings'))}
    union select id_emp, disclosed_job_field from ${reviews}
    where ${isSelected} and status = 'published' and disclosed_job_field is not null`;
  await db.execute(sql`
    delete from ${companyJobFields}
    where ${isSelected} and (id_emp, id_job_field) not in (${fields})`);
  await db.execute(sql`
    insert into ${companyJobFields} (id_emp, id_job_field)
    select id_emp, id_job_field from (${fields}) f on conflict do nothing`);
}

const {
  idEmp,
  postedAt,
  expiresAt,
  closedAt,
  isAutoClosed,
  confirmationDueAt,
  confirmationRequestedAt,
  isDemo,
  createdAt,
  updatedAt,
  ...statedColumns
} = getTableColumns(openings);

export const OPENING_COLUMNS = statedColumns;
