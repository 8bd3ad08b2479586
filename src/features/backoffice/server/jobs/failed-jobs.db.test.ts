import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { defineJob, defineWorker, scheduledJob } from '#shared/server/jobs/job.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { failedJobs, jobQueues } from './job-queries.ts';
import { retryFailedJob } from './retry-job.ts';

afterEach(() => stopWorkers(1000));

const SECRET = 'somebody@example.com';

const newJob = () =>
  defineJob({
    name: `test-${randomUUID()}`,
    data: z.object({ secret: z.string() }),
    retryLimit: 0,
  });

const queueOf = async (name: string) => (await jobQueues(db)).find((queue) => queue.name === name);
const failedOf = async (name: string) =>
  (await failedJobs(db, 50)).filter(({ queue }) => queue === name);

it('lists waiting, scheduled and cron queues with their times', async () => {
  const job = newJob();
  await enqueue(db, job, { secret: SECRET });
  await enqueue(db, job, { secret: SECRET }, { startAfter: new Date(Date.now() + 3_600_000) });
  expect(await queueOf(job.name)).toEqual({
    name: job.name,
    schedule: null,
    waiting: 1,
    later: 1,
    active: 0,
    failed: 0,
    oldestWaiting: expect.any(Date),
    lastCompleted: null,
  });
  const nightly = scheduledJob({ name: `test-${randomUUID()}`, cron: '5 4 * * *' }, async () => {});
  await startWorkers([nightly, defineWorker(job, async () => {})], 'all');
  expect(await queueOf(nightly.name)).toMatchObject({ schedule: '5 4 * * *' });
  await expect
    .poll(() => queueOf(job.name))
    .toMatchObject({ waiting: 0, later: 1, oldestWaiting: null, lastCompleted: expect.any(Date) });
});

it('retries a failed job on each request, and logs it', async () => {
  const job = newJob();
  const seen: string[] = [];
  const worker = defineWorker(job, async ({ secret }) => {
    seen.push(secret);
    if (seen.length === 1) throw new Error(`no such mailbox: ${SECRET}`);
  });
  await startWorkers([worker], 'all');
  await enqueue(db, job, { secret: SECRET });
  await expect.poll(() => failedOf(job.name)).toHaveLength(1);
  const [failed] = await failedOf(job.name);
  expect(failed).toEqual({
    idJob: expect.any(String),
    queue: job.name,
    attempts: 1,
    failedAt: expect.any(Date),
  });
  expect(await queueOf(job.name)).toMatchObject({ failed: 1 });
  const idAdmin = await makeAdmin();
  const retry = { idJob: failed?.idJob ?? '', queue: job.name, idAdmin };
  const other = { ...retry, queue: newJob().name };
  expect(await retryFailedJob(other)).toMatchObject({ code: 'not_found' });
  const twice = await Promise.all([retryFailedJob(retry), retryFailedJob(retry)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  await expect.poll(() => seen).toEqual([SECRET, SECRET]);
  await expect.poll(() => queueOf(job.name)).toMatchObject({ failed: 0, waiting: 0 });
  const lines = await db.select().from(auditLog).where(eq(auditLog.idActor, idAdmin));
  expect(lines).toMatchObject([
    { action: 'job.retry', subject: `job:${failed?.idJob}`, detail: { queue: job.name } },
  ]);
});
