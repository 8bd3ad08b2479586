import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { PAGE_CACHE_CHANNEL } from './channel.ts';

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
