import type { PgBoss } from 'pg-boss';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { queuesWithDueJobs } from './due-job-queries.ts';

const POLL_INTERVAL_MS = 1_000;

/** Polls each second for queues with due jobs and wakes them: one query for all workers. */
export function wakeWorkers(boss: PgBoss, workersOf: ReadonlyMap<string, readonly string[]>) {
  const queues = [...workersOf.keys()];
  let lastPollAt = Date.now();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      const due = await queuesWithDueJobs(db, queues);
      lastPollAt = Date.now();
      for (const id of due.flatMap((queue) => workersOf.get(queue) ?? [])) boss.notifyWorker(id);
    } catch (error) {
      log.warn({ err: error }, 'jobs: the database did not return what is due');
    }
    if (!isStopped) timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
  }

  void poll();
  return {
    lastPollAt: () => lastPollAt,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
