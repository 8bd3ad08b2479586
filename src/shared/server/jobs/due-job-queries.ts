import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';

export async function queuesWithDueJobs(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ queue: string }>(sql`
    select queue from unnest(${sql.param(queues)}::text[]) as queue
    where exists (
      select from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= now()
    )`);
  return rows.map(({ queue }) => queue);
}

/** Age of the queue stats, which workers refresh twice a minute; null before the first refresh. */
export async function queueStatsAgeSeconds(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select extract(epoch from now() - max(monitor_on))::float8 as seconds from pgboss.queue`,
  );
  return rows[0]?.seconds ?? null;
}
