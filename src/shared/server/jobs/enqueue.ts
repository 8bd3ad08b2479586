import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Db } from '#shared/server/db/pool.ts';
import { traceParent } from '#shared/server/traces/spans.ts';
import { ensureQueue, pgBoss } from './boss.ts';
import type { Job } from './job.ts';

export interface EnqueueOptions {
  readonly startAfter?: Date;
}

/** Enqueues within the caller's transaction. It runs at least once: work must be idempotent. */
export async function enqueue<Data extends object>(
  db: Db,
  job: Job<Data>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueMany(db, job, [data], options);
}

export async function enqueueMany<Data extends object>(
  db: Db,
  job: Job<Data>,
  list: readonly Data[],
  options: EnqueueOptions = {},
): Promise<void> {
  if (list.length === 0) return;
  const boss = await ensureQueue(job.name, job);
  const traceparent = traceParent();
  const jobs = list.map((data) => ({
    data: traceparent === undefined ? data : { ...data, traceparent },
    ...options,
  }));
  await boss.insert(job.name, jobs, { db: fromDrizzle(db, sql) });
}

export async function retryJob(db: Db, queue: string, idJob: string): Promise<void> {
  const boss = await pgBoss();
  await boss.retry(queue, idJob, { db: fromDrizzle(db, sql) });
}
