import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import type { FailedJob, JobQueue } from '../../core/jobs/job-queue.ts';

const IS_OWN = sql`q.name not like '\\_\\_pgboss%'`;

type Dated<Row, Names extends keyof Row> = {
  readonly [Name in keyof Row]: Name extends Names ? string | Extract<Row[Name], null> : Row[Name];
} & Record<string, unknown>;

const toDate = (text: string | null) => (text === null ? null : new Date(text));

export async function jobQueues(db: Db): Promise<readonly JobQueue[]> {
  const { rows } = await db.execute<Dated<JobQueue, 'oldestWaiting' | 'lastCompleted'>>(sql`
    with jobs as (
      select name, state, completed_on, state < 'active' as waits,
             greatest(created_on, start_after) as due
      from pgboss.job)
    select q.name,
           (select min(s.cron) from pgboss.schedule s where s.name = q.name) as schedule,
           count(*) filter (where j.waits and j.due <= now())::int as waiting,
           min(j.due) filter (where j.waits and j.due <= now()) as "oldestWaiting",
           count(*) filter (where j.waits and j.due > now())::int as later,
           count(*) filter (where j.state = 'active')::int as active,
           count(*) filter (where j.state = 'failed')::int as failed,
           max(j.completed_on) filter (where j.state = 'completed') as "lastCompleted"
    from pgboss.queue q left join jobs j on j.name = q.name
    where ${IS_OWN}
    group by q.name
    order by failed desc, q.name`);
  return rows.map(({ oldestWaiting, lastCompleted, ...queue }) => ({
    ...queue,
    oldestWaiting: toDate(oldestWaiting),
    lastCompleted: toDate(lastCompleted),
  }));
}

/** Returns the latest failed jobs, newest first. */
export async function failedJobs(db: Db, limit: number): Promise<readonly FailedJob[]> {
  const { rows } = await db.execute<Dated<FailedJob, 'failedAt'>>(sql`
    select j.id as "idJob", j.name as queue, j.retry_count + 1 as attempts,
           coalesce(j.completed_on, j.created_on) as "failedAt"
    from pgboss.job j join pgboss.queue q using (name)
    where j.state = 'failed' and ${IS_OWN}
    order by coalesce(j.completed_on, j.created_on) desc, j.id
    limit ${limit}`);
  return rows.map(({ failedAt, ...job }) => ({ ...job, failedAt: new Date(failedAt) }));
}

/** Locks the failed job, so that only one of two concurrent retries succeeds. */
export async function lockFailedJob(db: Db, queue: string, idJob: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pgboss.job where name = ${queue} and id = ${idJob} and state = 'failed' for update`);
  return rows.length > 0;
}
