import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db, pool } from '#shared/server/db/pool.ts';
import { metricOf } from '#tests/calls/metric-of.ts';
import { pgBoss, stopBoss } from './boss.ts';
import { enqueue, enqueueMany } from './enqueue.ts';
import { defineJob, defineWorker, type Job, scheduledJob } from './job.ts';
import { failingJobs } from './job-failure-queries.ts';
import { jobsHealth, startWorkers, stopWorkers } from './start-workers.ts';

let counter = 0;
interface Numbered {
  n: number;
}

function numberedJob(policy: Partial<Job<Numbered>> = {}): Job<Numbered> {
  counter += 1;
  return defineJob({
    name: `test-${counter}`,
    data: z.object({ n: z.number() }),
    retryDelaySeconds: 0,
    maxRetryDelaySeconds: 0,
    ...policy,
  });
}

async function statesIn(job: Job<Numbered>): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select state::text from pgboss.job where name = ${job.name}`,
  );
  return rows.map(({ state }) => state);
}

afterEach(async () => {
  await stopWorkers(1000);
});

describe('a job', () => {
  it('disappears with the rolled back transaction that enqueued it', async () => {
    const job = numberedJob();
    await enqueue(db, job, { n: 0 });
    const promised = db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 1 });
      await enqueueMany(tx, job, [{ n: 2 }, { n: 3 }]);
      throw new Error('business failed');
    });
    await expect(promised).rejects.toThrow('business failed');
    expect(await statesIn(job)).toEqual(['created']);
  });

  it('is invisible until its transaction commits, then runs once', async () => {
    const job = numberedJob();
    const boss = await pgBoss();
    await db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 7 });
      expect(await boss.fetch(job.name)).toEqual([]);
    });
    const done: number[] = [];
    await startWorkers([defineWorker(job, async ({ n }) => void done.push(n))], 'all');
    await expect.poll(() => statesIn(job)).toEqual(['completed']);
    expect(done).toEqual([7]);
  });

  it('with a schedule runs at worker start when due, else at its time', async () => {
    const done: string[] = [];
    const yearly = (name: string, isDue: boolean) =>
      scheduledJob(
        { name, cron: '0 0 1 1 *', isDueAtStart: () => Promise.resolve(isDue) },
        async () => void done.push(name),
      );
    await startWorkers([yearly('never-due', false), yearly('due-at-start', true)], 'web');
    expect(done).toEqual([]);
    await startWorkers([yearly('never-due', false), yearly('due-at-start', true)], 'worker');
    await expect.poll(() => done).toEqual(['due-at-start']);
  });

  it('is retried after a failure and knows its last attempt', async () => {
    const job = numberedJob({ retryLimit: 2 });
    const attempts: [number, boolean][] = [];
    const worker = defineWorker(job, async (_data, { attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt]);
      throw new Error('still down');
    });
    await startWorkers([worker], 'worker');
    await enqueue(db, job, { n: 1 });
    await expect.poll(() => attempts.join(' ')).toBe('1,false 2,false 3,true');
    await expect.poll(() => statesIn(job)).toEqual(['failed']);
    await (await pgBoss()).supervise(job.name);
    const told = [
      `job_failures_total{queue="${job.name}",final="no"}`,
      `job_failures_total{queue="${job.name}",final="yes"}`,
      `job_seconds_count{queue="${job.name}"}`,
      `job_queue{queue="${job.name}",state="failed"}`,
    ].map(metricOf);
    expect(await Promise.all(told)).toEqual([2, 1, 3, 1]);
  });

  it('is not run by a web process', async () => {
    const job = numberedJob();
    const work = vi.fn(() => Promise.resolve());
    const lookers = async () => (await pgBoss()).getWipData().map(({ name }) => name);
    await startWorkers([defineWorker(job, work)], 'worker');
    expect(await lookers()).toEqual([job.name]);
    await startWorkers([defineWorker(job, work)], 'web');
    expect(await lookers()).toEqual([]);
    await enqueue(db, job, { n: 1 });
    expect(await statesIn(job)).toEqual(['created']);
  });

  it('with invalid data fails instead of running', async () => {
    const job = numberedJob();
    const work = vi.fn(() => Promise.resolve());
    const boss = await pgBoss();
    await boss.createQueue(job.name, { retryLimit: 0 });
    await boss.send(job.name, { n: 'one' });
    await startWorkers([defineWorker(job, work)], 'all');
    await expect.poll(() => statesIn(job)).toEqual(['failed']);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a job that fails twice in a row', () => {
  it('is reported until it succeeds', async () => {
    const job = numberedJob({ retryLimit: 2 });
    const turns = [1, 2, 3].map(() => Promise.withResolvers<void>());
    turns[0]?.resolve();
    const begun: number[] = [];
    const worker = defineWorker(job, async (_data, { attempt }) => {
      begun.push(attempt);
      await turns[attempt - 1]?.promise;
      if (attempt < 3) throw new Error('still down');
    });
    const told = async () => (await failingJobs(db)).filter((failing) => failing.job === job.name);
    await startWorkers([worker], 'worker');
    await enqueue(db, job, { n: 1 });
    await expect.poll(() => begun).toEqual([1, 2]);
    expect(await told()).toEqual([]);
    turns[1]?.resolve();
    const failing = { consecutiveFailures: 2, failingSince: expect.any(Date) };
    await expect.poll(told).toMatchObject([failing]);
    turns[2]?.resolve();
    await expect.poll(told).toEqual([]);
  });

  it('is reported even when its process died before recording it', async () => {
    const job = numberedJob();
    const isHeld = Promise.withResolvers<void>();
    await enqueue(db, job, { n: 1 });
    await db.execute(
      sql`update pgboss.job set retry_count = 2, state = 'retry' where name = ${job.name}`,
    );
    await startWorkers([defineWorker(job, () => isHeld.promise)], 'worker');
    const failing = { job: job.name, consecutiveFailures: 2 };
    await expect.poll(() => failingJobs(db)).toMatchObject([failing]);
    isHeld.resolve();
    await startWorkers([], 'worker');
    expect(await failingJobs(db)).toEqual([]);
  });
});

describe('a worker', () => {
  it('that died has its job done by another one', async () => {
    const job = numberedJob();
    await enqueue(db, job, { n: 5 });
    const boss = await pgBoss();
    await boss.fetch(job.name);
    await db.execute(sql`
      update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'
      where name = ${job.name} and state = 'active'`);
    const done: number[] = [];
    await startWorkers([defineWorker(job, async ({ n }) => void done.push(n))], 'worker');
    await (await pgBoss()).supervise(job.name);
    await expect.poll(() => done).toEqual([5]);
  });

  it('empties a full queue without pauses between jobs', async () => {
    const job = numberedJob();
    const done: number[] = [];
    const many = Array.from({ length: 30 }, (_, n) => ({ n }));
    await enqueueMany(db, job, many);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await startWorkers([defineWorker(job, async ({ n }) => void done.push(n))], 'worker');
    await expect.poll(() => done).toHaveLength(30);
  });

  it('starts due jobs of another process and leaves others', async () => {
    const job = numberedJob();
    const done: number[] = [];
    await startWorkers([defineWorker(job, async ({ n }) => void done.push(n))], 'worker');
    await vi.waitUntil(async () => (await pgBoss()).getWipData()[0]?.lastFetchedOn);
    const inAnHour = { startAfter: new Date(Date.now() + 3_600_000) };
    await enqueue(db, job, { n: 1 }, inAnHour);
    await enqueue(db, job, { n: 2 });
    await expect.poll(() => done, { timeout: 3_000 }).toEqual([2]);
  });

  it('queries the database less than twice a second while idle', async () => {
    const workers = Array.from({ length: 40 }, () => defineWorker(numberedJob(), async () => {}));
    await startWorkers(workers, 'worker');
    const boss = await pgBoss();
    await vi.waitUntil(() => boss.getWipData().every(({ lastFetchedOn }) => lastFetchedOn));
    const asked = vi.spyOn(pool, 'query');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
    asked.mockRestore();
  });

  it('finishes its job when the process stops', async () => {
    const job = numberedJob();
    const held = Promise.withResolvers<void>();
    await startWorkers([defineWorker(job, () => held.promise)], 'all');
    await enqueue(db, job, { n: 1 });
    await expect.poll(() => statesIn(job)).toEqual(['active']);
    const boss = await pgBoss();
    const stopping = stopWorkers(60_000);
    await expect.poll(() => boss.getWipData()).toMatchObject([{ state: 'stopping' }]);
    for (let look = 0; look < 20; look += 1) expect(await statesIn(job)).toEqual(['active']);
    held.resolve();
    await stopping;
    expect(await statesIn(job)).toEqual(['completed']);
  });
});

describe('the job tables', () => {
  it('are created once by processes that start together', async () => {
    await db.execute(sql`drop schema if exists pgboss cascade`);
    await stopBoss(1000);
    const job = numberedJob();
    const twice = [enqueue(db, job, { n: 1 }), enqueue(db, job, { n: 2 })];
    await Promise.all(twice);
    expect(await statesIn(job)).toEqual(['created', 'created']);
  });

  it('are checked by the health probe', async () => {
    await jobsHealth();
    await db.execute(sql`drop schema pgboss cascade`);
    await expect(jobsHealth()).rejects.toThrow();
    await stopBoss(1000);
    await jobsHealth();
  });
});
