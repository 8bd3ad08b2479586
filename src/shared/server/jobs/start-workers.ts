import type { JobWithMetadata } from 'pg-boss';
import { TIME_ZONE } from '#shared/core/format.ts';
import { watched } from '#shared/server/event-loop.ts';
import { log } from '#shared/server/log.ts';
import { makeQueue, pgBoss, stopBoss } from './boss.ts';
import type { JobRun, JobWorker } from './job.ts';

export type JobRole = 'all' | 'web' | 'worker';

const POLL_SECONDS = 1;
const SILENT_AFTER_MS = 60_000;

/** A web process makes its queues, so that no transaction has to; the others also work on them. */
export async function startWorkers(workers: readonly JobWorker[], role: JobRole): Promise<void> {
  await stopBoss(1000);
  await pgBoss({ supervises: role !== 'web' });
  for (const worker of workers) {
    await makeQueue(worker.name, worker);
    if (role !== 'web') await startWorker(worker);
  }
}

/** Lets go of the queues; attempts under way go on. */
export async function stopFetchingJobs(workers: readonly JobWorker[]): Promise<void> {
  const boss = await pgBoss();
  for (const { name } of workers) await boss.offWork(name, { wait: false });
}

/** Lets running attempts end; those that do not in time are handed back and retried later. */
export async function stopWorkers(timeoutMs = 8000): Promise<void> {
  await stopBoss(timeoutMs);
}

/** Rejects when jobs cannot be promised, or when a worker of this process has fallen silent. */
export async function jobsHealth(): Promise<void> {
  const boss = await pgBoss();
  if ((await boss.schemaVersion()) === null) throw new Error('the job tables are missing');
  const silentSince = Date.now() - SILENT_AFTER_MS;
  for (const worker of boss.getWipData()) {
    const isBusy = worker.count > 0;
    if (!isBusy && (worker.lastFetchedOn ?? worker.createdOn) < silentSince) {
      throw new Error(`no worker has looked at the queue ${worker.name} for a minute`);
    }
  }
}

async function startWorker(worker: JobWorker): Promise<void> {
  const boss = await pgBoss();
  if (worker.cron !== undefined) {
    await boss.schedule(worker.name, worker.cron, {}, { tz: TIME_ZONE });
  }
  for (let index = 0; index < worker.concurrency; index += 1) {
    let idWorker = '';
    const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
    idWorker = await boss.work<object, void, typeof options>(
      worker.name,
      options,
      async ([job]) => {
        // Where one job was there may be another: look again at once, not after the pause.
        boss.notifyWorker(idWorker);
        if (job !== undefined) await attempt(worker, job);
      },
    );
  }
}

async function attempt(worker: JobWorker, job: JobWithMetadata<object>): Promise<void> {
  const run: JobRun = {
    idJob: job.id,
    attempt: job.retryCount + 1,
    isLastAttempt: job.retryCount >= job.retryLimit,
    signal: job.signal,
  };
  try {
    await watched({ job: worker.name, idJob: job.id }, () => worker.run(job.data, run));
  } catch (error) {
    log.warn({ err: error, job: worker.name, idJob: job.id, attempt: run.attempt }, 'job failed');
    throw error;
  }
}
