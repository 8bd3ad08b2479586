import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

export async function databaseAnswers(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The queue lives in the same database, in tables that pg-boss makes at its first start. */
export async function jobQueueAnswers(db: Db): Promise<void> {
  await db.execute(sql`select 1 from pgboss.queue limit 1`);
}
