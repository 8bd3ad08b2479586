import type { JobWithMetadata } from 'pg-boss';
import { TIME_ZONE } from '#shared/core/format.ts';
import { db } from '#shared/server/db/pool.ts';
import { trackWork } from '#shared/server/event-loop.ts';
import { log } from '#shared/server/log.ts';
import { traced } from '#shared/server/traces/spans.ts';
import { ensureQueue, pgBoss, stopBoss } from './boss.ts';
import type { JobRun, JobWorker } from './job.ts';
import {
  clearFailures,
  deleteFailuresExcept,
  recordEarlierFailures,
  recordFailure,
} from './job-failure-queries.ts';
import { countFailure, timeAttempt } from './job-metrics.ts';
import { wakeWorkers } from './wake-workers.ts';

export type JobRole = 'all' | 'web' | 'worker';

/** Polling is only the fallback: `wakeWorkers` wakes workers when a job is due. */
const POLL_SECONDS = 300;
const WATCH_TIMEOUT_MS = 60_000;
const STUCK_AFTER_MS = 2 * POLL_SECONDS * 1000;

let waking: ReturnType<typeof wakeWorkers> | undefined;

/** A web process only creates its queues, so that no transaction has to; workers process them. */
export async function startWorkers(workers: readonly JobWorker[], role: JobRole): Promise<void> {
  await stopWorkers(1000);
  const boss = await pgBoss({ supervises: role !== 'web' });
  const workersOf = new Map<string, readonly string[]>();
  for (const worker of workers) {
    await ensureQueue(worker.name, worker);
    if (role !== 'web') workersOf.set(worker.name, await startWorker(worker));
  }
  if (role === 'web') return;
  await deleteFailuresExcept(db, [...workersOf.keys()]);
  waking = wakeWorkers(boss, workersOf);
}

export async function stopFetchingJobs(workers: readonly JobWorker[]): Promise<void> {
  const boss = await pgBoss();
  for (const { name } of workers) await boss.offWork(name, { wait: false });
}

/** Lets running attempts end; those that do not in time are retried later. */
export async function stopWorkers(timeoutMs = 8000): Promise<void> {
  waking?.stop();
  waking = undefined;
  await stopBoss(timeoutMs);
}

/** Rejects when jobs cannot be enqueued or a worker of this process has stopped polling. */
export async function jobsHealth(): Promise<void> {
  const boss = await pgBoss();
  if ((await boss.schemaVersion()) === null) throw new Error('the job tables are missing');
  if (waking !== undefined && waking.lastPollAt() < Date.now() - WATCH_TIMEOUT_MS) {
    throw new Error('no process has polled for due jobs for a minute');
  }
  const stuckSince = Date.now() - STUCK_AFTER_MS;
  for (const worker of boss.getWipData()) {
    const isBusy = worker.count > 0;
    if (!isBusy && (worker.lastFetchedOn ?? worker.createdOn) < stuckSince) {
      throw new Error(`no worker has polled the queue ${worker.name} for ten minutes`);
    }
  }
}

async function startWorker(worker: JobWorker): Promise<string[]> {
  const boss = await pgBoss();
  if (worker.cron !== undefined) {
    await boss.schedule(worker.name, worker.cron, {}, { tz: TIME_ZONE });
  }
  if (await worker.isDueAtStart?.()) await boss.send(worker.name, {});
  const ids: string[] = [];
  for (let index = 0; index < worker.concurrency; index += 1) {
    let idWorker = '';
    const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
    idWorker = await boss.work<object, void, typeof options>(
      worker.name,
      options,
      async ([job]) => {
        // More jobs may be due: fetch again at once, without the polling interval.
        boss.notifyWorker(idWorker);
        if (job !== undefined) await attempt(worker, job);
      },
    );
    ids.push(idWorker);
  }
  return ids;
}

async function attempt(worker: JobWorker, job: JobWithMetadata<object>): Promise<void> {
  const run: JobRun = {
    idJob: job.id,
    attempt: job.retryCount + 1,
    isLastAttempt: job.retryCount >= job.retryLimit,
    signal: job.signal,
  };
  if (job.retryCount > 0) await tryRecord(recordEarlierFailures(db, worker.name, job.retryCount));
  const stopTimer = timeAttempt(worker.name);
  try {
    await traced({ name: `job ${worker.name}`, kind: 'consumer', parent: parentOf(job.data) }, () =>
      trackWork({ job: worker.name, idJob: job.id }, () => worker.run(job.data, run)),
    );
  } catch (error) {
    countFailure(worker.name, run.isLastAttempt);
    log.warn({ err: error, job: worker.name, idJob: job.id, attempt: run.attempt }, 'job failed');
    await tryRecord(recordFailure(db, worker.name));
    throw error;
  } finally {
    stopTimer();
  }
  await tryRecord(clearFailures(db, worker.name));
}

function parentOf(data: object): string | undefined {
  return 'traceparent' in data ? String(data.traceparent) : undefined;
}

/** Logs a failure to record the job's outcome, which must not fail the job itself. */
async function tryRecord(recording: Promise<void>): Promise<void> {
  await recording.catch((error: unknown) =>
    log.warn({ err: error }, 'jobs: a result could not be recorded'),
  );
}
