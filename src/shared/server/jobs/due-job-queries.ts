import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';

/** Which of these queues hold a job that may be begun now: one look into an index for each queue. */
export async function queuesWithDueJobs(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ queue: string }>(sql`
    select queue from unnest(${sql.param(queues)}::text[]) as queue
    where exists (
      select from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= now()
    )`);
  return rows.map(({ queue }) => queue);
}

/** Seconds since a worker last counted the queues, which each does twice a minute; null before the first. */
export async function queueStatsAgeSeconds(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select extract(epoch from now() - max(monitor_on))::float8 as seconds from pgboss.queue`,
  );
  return rows[0]?.seconds ?? null;
}
