import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#shared/server/db/pool.ts';

const WAITING = sql`select 1 from pg_locks where not granted and relation is null
  and pid in (select pid from pg_stat_activity where datname = current_database())`;

/** Until somebody waits for a row that this test holds. */
export async function untilWaiting(db: Db): Promise<void> {
  await expect.poll(async () => (await db.execute(WAITING)).rows.length).toBe(1);
}
