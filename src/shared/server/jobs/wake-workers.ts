import type { PgBoss } from 'pg-boss';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { queuesWithDueJobs } from './due-job-queries.ts';

const PAUSE_MS = 1_000;

export interface Waking {
  /** When it last learned which jobs are due. */
  lookedOn(): number;
  stop(): void;
}

/**
 * Looks every second which queues hold due jobs, whoever promised, deferred or retries them, and
 * wakes their workers: one query in place of one for each worker.
 */
export function wakeWorkers(
  boss: PgBoss,
  workersOf: ReadonlyMap<string, readonly string[]>,
): Waking {
  const queues = [...workersOf.keys()];
  let lookedOn = Date.now();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const due = await queuesWithDueJobs(db, queues);
      lookedOn = Date.now();
      for (const id of due.flatMap((queue) => workersOf.get(queue) ?? [])) boss.notifyWorker(id);
    } catch (error) {
      log.warn({ err: error }, 'jobs: the database did not say what is due');
    }
    if (!isStopped) timer = setTimeout(() => void look(), PAUSE_MS);
  }

  void look();
  return {
    lookedOn: () => lookedOn,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
