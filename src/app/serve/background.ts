import { receiveBounces } from '#features/invitation/server/stop/bounce-receiver.ts';
import {
  type IdleDrawing,
  redrawWhenIdle,
} from '#features/media/server/drawing/redraw-when-idle.ts';
import { databaseAnswers } from '#shared/server/db/health-queries.ts';
import { expectRoleSettings } from '#shared/server/db/limit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import type {
  FailuresByJob,
  HealthChecks,
} from '#shared/server/http/own-server/monitoring/health.ts';
import { failingJobs } from '#shared/server/jobs/job-failure-queries.ts';
import {
  jobsHealth,
  startWorkers,
  stopFetchingJobs,
  stopWorkers,
} from '#shared/server/jobs/start-workers.ts';
import { mailHealth } from '#shared/server/mail/mail-health.ts';
import { invalidationHealth } from '#shared/server/page-cache/invalidation-listener.ts';
import { storageHealth } from '#shared/server/storage/storage.ts';
import { jobWorkers } from '../jobs.ts';
import type { Stopping } from './stop-on-signals.ts';

/* Background work of the own server, of its jobs process and of npm run dev. */

let idleDrawing: IdleDrawing | undefined;
let bounces: Awaited<ReturnType<typeof receiveBounces>> = null;

export const checks = {
  database: () => databaseAnswers(db),
  limits: () => expectRoleSettings(db),
  storage: storageHealth,
  mail: mailHealth,
  jobs: jobsHealth,
  invalidations: invalidationHealth,
} satisfies HealthChecks;

export async function failuresByJob(): Promise<FailuresByJob> {
  const failing = await failingJobs(db);
  return Object.fromEntries(
    failing.map(({ job, consecutiveFailures }) => [job, consecutiveFailures]),
  );
}

/** Starts background work of this process; only one process per machine draws pictures ahead. */
export async function startJobs(role = env().ROLE, ahead = role !== 'web'): Promise<void> {
  await startWorkers(jobWorkers, role);
  idleDrawing = redrawWhenIdle({ drawsAhead: ahead });
  bounces = role === 'web' ? null : await receiveBounces();
}

/** Starts the jobs; a stop during startup waits until they can be stopped. */
export function beginJobs(
  onStop: Stopping,
  by: number,
  ...how: Parameters<typeof startJobs>
): Promise<void> {
  const started = startJobs(...how);
  const settled = started.catch(() => undefined);
  onStop('jobs', (within) => settled.then(() => stopJobs(within)), by);
  onStop.atOnce(() => started.then(takeNoMoreJobs, () => undefined));
  return started;
}

/** Stops fetching jobs; running jobs finish. */
async function takeNoMoreJobs(): Promise<void> {
  bounces?.close();
  await Promise.all([idleDrawing?.stop(), stopFetchingJobs(jobWorkers)]);
}

/** Stops the jobs: those still running at the timeout return to their queue. */
export async function stopJobs(timeoutMs?: number): Promise<void> {
  await Promise.all([idleDrawing?.stop(), stopWorkers(timeoutMs)]);
}
