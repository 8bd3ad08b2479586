import { sql } from 'drizzle-orm';
import { isOneOf } from '../db/planned-once.ts';
import type { Db } from '../db/pool.ts';
import { companies } from '../db/schema/companies.ts';
import { companyJobFields } from '../db/schema/company-stats.ts';
import { LISTS, PAGE_CACHE_CHANNEL } from './channel.ts';

const COMPANY = 'company:';

/**
 * Drops every kept page that declared one of the tags, in every web process; a list counts as shown where
 * it lists the company. Call it with the transaction that writes: the notice leaves with its commit, or never.
 */
export async function invalidateTags(db: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const listed = tags
    .filter((tag) => tag.startsWith(COMPANY))
    .map((tag) => `listed:${tag.slice(COMPANY.length)}`);
  await db.execute(
    sql`select pg_notify(${PAGE_CACHE_CHANNEL}, tag)
        from jsonb_array_elements_text(${JSON.stringify([...tags, ...listed])}::jsonb) as tag`,
  );
}

/**
 * Does what changes figures of companies, or under which job fields they are listed, and tells the lists they
 * were in before and are in afterwards. A company that gets another name, comes or goes tells all lists
 * instead: a search by keyword is told of nothing less.
 */
export async function withListInvalidation<Value>(
  db: Db,
  idEmps: readonly number[],
  change: () => Promise<Value>,
): Promise<Value> {
  await invalidateLists(db, idEmps);
  const changed = await change();
  await invalidateLists(db, idEmps);
  return changed;
}

/** The tags of `listTag`, of every scope that holds one of the companies; each leaves once with the commit. */
async function invalidateLists(db: Db, idEmps: readonly number[]): Promise<void> {
  await db.execute(sql`
    select pg_notify(${PAGE_CACHE_CHANNEL}, concat(${`${LISTS}:`}::text, industry, ':', field, ':', place))
    from (
      select distinct industry, field, place
      from ${companies} c
      cross join lateral (values (0), (c.id_industry)) within_industry (industry)
      cross join lateral (values (''), (coalesce(c.province, ''))) within_province (place)
      cross join lateral (
        select 0 union all
        select f.id_job_field from ${companyJobFields} f where f.id_emp = c.id_emp
      ) within_field (field)
      where ${isOneOf(sql`c.id_emp`, idEmps)}
    ) scopes`);
}
