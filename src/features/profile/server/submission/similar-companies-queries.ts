import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import type { SimilarCompany } from '../../core/similar-company.ts';

const ALIKE = 0.6;
const MOST = 5;

/** Listed companies that are called nearly the same, in either language, the closest first. */
export async function similarCompanies(db: Db, idEmp: number): Promise<readonly SimilarCompany[]> {
  const found = await db.execute<SimilarCompany & Record<string, unknown>>(sql`
    select c.id_emp as "idEmp", c.company_name_th as "companyNameTh",
           c.company_name_en as "companyNameEn", c.claimed_at is not null as "isClaimed"
    from company_search own
    join company_search other on other.id_emp <> own.id_emp
    join companies c on c.id_emp = other.id_emp
    cross join lateral (select greatest(
      similarity(nullif(own.key_th, ''), nullif(other.key_th, '')),
      similarity(nullif(own.key_en, ''), nullif(other.key_en, ''))) as likeness) likeness
    where own.id_emp = ${idEmp} and likeness >= ${ALIKE}
    order by likeness desc, c.id_emp
    limit ${MOST}`);
  return found.rows;
}
