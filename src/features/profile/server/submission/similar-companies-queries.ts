import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import type { SimilarCompany } from '../../core/similar-company.ts';

/**
 * Lowest similarity of two names. The index preselects by the similarity of the best part, which is
 * never lower, at the default of `pg_trgm.word_similarity_threshold`: the same number.
 */
const MIN_LIKENESS = 0.6;
const MAX_COMPANIES = 5;
/** Matches the expression of the index company_search_inside. */
const SEARCH_NAMES = sql.raw(`(other.key_th || '|' || other.key_en)`);

/** Listed companies with a similar name in either language, most similar first. */
export async function similarCompanies(db: Db, idEmp: number): Promise<readonly SimilarCompany[]> {
  const found = await db.execute<SimilarCompany & Record<string, unknown>>(sql`
    select c.id_emp as "idEmp", c.company_name_th as "companyNameTh",
           c.company_name_en as "companyNameEn", c.claimed_at is not null as "isClaimed"
    from company_search own
    join company_search other on other.id_emp <> own.id_emp and (
      ${SEARCH_NAMES} %> nullif(own.key_th, '') or ${SEARCH_NAMES} %> nullif(own.key_en, ''))
    join companies c on c.id_emp = other.id_emp
    cross join lateral (select greatest(
      similarity(nullif(own.key_th, ''), nullif(other.key_th, '')),
      similarity(nullif(own.key_en, ''), nullif(other.key_en, ''))) as likeness) likeness
    where own.id_emp = ${idEmp} and likeness >= ${MIN_LIKENESS}
    order by likeness desc, c.id_emp
    limit ${MAX_COMPANIES}`);
  return found.rows;
}
