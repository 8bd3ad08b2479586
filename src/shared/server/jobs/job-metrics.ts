import { db } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import { counter, gauge, histogram } from '#shared/server/metrics/registry.ts';
import { pgBoss } from './boss.ts';
import { queueStatsAgeSeconds } from './due-job-queries.ts';

const READ_TIMEOUT_MS = 2_000;

const durations = histogram(
  'job_seconds',
  'Duration of attempts at a job',
  [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
  ['queue'],
);
const failures = counter(
  'job_failures_total',
  'Failed attempts at a job; final ones are not retried',
  ['queue', 'final'],
);

gauge(
  'job_queue',
  'Jobs of a queue at the last count',
  async () => {
    const queues = await countQueries(async () => (await pgBoss()).getQueues(), READ_TIMEOUT_MS);
    return queues.flatMap(({ name, readyCount, deferredCount, activeCount, failedCount }) => [
      [{ queue: name, state: 'ready' }, readyCount],
      [{ queue: name, state: 'deferred' }, deferredCount],
      [{ queue: name, state: 'active' }, activeCount],
      [{ queue: name, state: 'failed' }, failedCount],
    ]);
  },
  ['queue', 'state'],
);

gauge(
  'job_queue_stats_age_seconds',
  'Time since a worker last counted the jobs; it grows while no worker runs',
  () => countQueries(() => queueStatsAgeSeconds(db), READ_TIMEOUT_MS),
);

export const timeAttempt = (queue: string) => durations.startTimer({ queue });

export function countFailure(queue: string, isFinal: boolean): void {
  failures.inc({ queue, final: isFinal ? 'yes' : 'no' });
}
