import { env } from '#shared/server/env.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { jobWorkers } from './jobs.ts';

/** What scripts/serve drives beside the pages: background jobs, and the end of both. */
export async function startJobs(): Promise<void> {
  await startWorkers(jobWorkers, env().ROLE);
}

/** Lets running jobs end within the time given; the others go back to their queue. */
export async function stopJobs(timeoutMs?: number): Promise<void> {
  await stopWorkers(timeoutMs);
}
