import { createApp } from 'astro/app/entrypoint';
import { receiveBounces } from '#features/invitation/server/stop/bounce-receiver.ts';
import {
  type IdleDrawing,
  redrawWhenIdle,
} from '#features/media/server/drawing/redraw-when-idle.ts';
import { databaseAnswers } from '#shared/server/db/health-queries.ts';
import { closePool, db } from '#shared/server/db/pool.ts';
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
import type { WrittenOnce } from '#shared/server/page-cache/written-once.ts';
import { storageHealth } from '#shared/server/storage/storage.ts';
import { jobWorkers } from './jobs.ts';
import { OPENAPI_PATH, openApiText } from './openapi.ts';

/* Pages, API and jobs, as the own server and npm run dev drive them. */

const app = createApp({ streaming: false });

export { closePool };

/** What is the same as long as this process runs. */
export const documents: readonly WrittenOnce[] = [
  { path: OPENAPI_PATH, contentType: 'application/json', write: openApiText },
];

let idleDrawing: IdleDrawing | undefined;
let bounces: Awaited<ReturnType<typeof receiveBounces>> = null;

export interface RenderOptions {
  readonly clientAddress: string;
  /** Where Astro finds a prerendered error page. */
  readonly prerenderedErrorPageFetch: (url: string) => Promise<Response>;
}

/** Every page and the API: the pipeline of src/fetch.ts. */
export function render(request: Request, options: RenderOptions): Promise<Response> {
  return app.render(request, { addCookieHeader: true, ...options });
}

export const checks: HealthChecks = {
  database: () => databaseAnswers(db),
  storage: storageHealth,
  mail: mailHealth,
  jobs: jobsHealth,
};

export async function failuresByJob(): Promise<FailuresByJob> {
  const failing = await failingJobs(db);
  return Object.fromEntries(failing.map(({ job, inARow }) => [job, inARow]));
}

/** What this process does in the background, by its ROLE. */
export async function startJobs(): Promise<void> {
  const { ROLE } = env();
  await startWorkers(jobWorkers, ROLE);
  idleDrawing = redrawWhenIdle({ ahead: ROLE !== 'web' });
  bounces = ROLE === 'web' ? null : await receiveBounces();
}

/** What is under way goes on; nothing more is begun. */
export async function takeNoMoreJobs(): Promise<void> {
  bounces?.close();
  await Promise.all([idleDrawing?.stop(), stopFetchingJobs(jobWorkers)]);
}

/** Lets running jobs end within the time given; the others go back to their queue. */
export async function stopJobs(timeoutMs?: number): Promise<void> {
  await Promise.all([idleDrawing?.stop(), stopWorkers(timeoutMs)]);
}
