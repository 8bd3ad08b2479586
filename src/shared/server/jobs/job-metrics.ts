import { countQueries } from '#shared/server/db/query-count.ts';
import { counter, gauge, histogram } from '#shared/server/metrics/registry.ts';
import { pgBoss } from './boss.ts';

/** Milliseconds in which the database tells, or is not waited for. */
const LOOK_MS = 2_000;

const seconds = histogram(
  'job_seconds',
  'Time of an attempt at a job',
  [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
  ['job'],
);
const failures = counter(
  'job_failures_total',
  'Attempts at a job that failed; final ones are not made again',
  ['job', 'final'],
);

gauge(
  'job_queue',
  'Jobs of a queue, as the supervisor of the queues last counted them',
  async () => {
    const queues = await countQueries(async () => (await pgBoss()).getQueues(), LOOK_MS);
    return queues.flatMap(({ name, readyCount, deferredCount, activeCount, failedCount }) => [
      [{ job: name, state: 'ready' }, readyCount],
      [{ job: name, state: 'deferred' }, deferredCount],
      [{ job: name, state: 'active' }, activeCount],
      [{ job: name, state: 'failed' }, failedCount],
    ]);
  },
  ['job', 'state'],
);

export const timeAttempt = (job: string) => seconds.startTimer({ job });

export function countFailure(job: string, isFinal: boolean): void {
  failures.inc({ job, final: isFinal ? 'yes' : 'no' });
}
