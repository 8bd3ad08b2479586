import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { PAGE_CACHE_CHANNEL } from './channel.ts';

/**
 * Drops every kept page that declared one of the tags, in every web process. Call it with the
 * transaction that writes: the notice leaves with its commit, or never.
 */
export async function invalidateTags(db: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await db.execute(
    sql`select pg_notify(${PAGE_CACHE_CHANNEL}, tag)
        from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) as tag`,
  );
}
