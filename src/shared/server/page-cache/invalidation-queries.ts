import { sql } from 'drizzle-orm';
import { isOneOf } from '../db/planned-once.ts';
import type { Db } from '../db/pool.ts';
import { companies } from '../db/schema/companies.ts';
import { companyJobFields } from '../db/schema/company-stats.ts';
import { LISTS, PAGE_CACHE_CHANNEL } from './channel.ts';

const COMPANY = 'company:';

/** Drops pages by tag in every web process, on commit; company tags also drop their lists. */
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
 * Invalidates the lists that held the companies before and after `change`. A company that is
 * renamed, added or removed invalidates all lists instead, since keyword searches have no narrower
 * tag.
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

/** Notifies the `listTag` of every filter that matches one of the companies, once each. */
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
