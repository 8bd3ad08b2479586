import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { pgBoss, stopBoss } from './boss.ts';
import { enqueue, enqueueMany } from './enqueue.ts';
import type { Job } from './job.ts';
import { defineJob, workOn } from './job.ts';
import { jobsHealth, startWorkers, stopWorkers } from './start-workers.ts';

let counter = 0;
interface Numbered {
  n: number;
}

/** A queue of its own for each test. */
function numberedJob(policy: Partial<Job<Numbered>> = {}): Job<Numbered> {
  counter += 1;
  return defineJob({
    name: `test-${counter}`,
    data: z.object({ n: z.number() }),
    pauseSeconds: 1,
    longestPauseSeconds: 1,
    ...policy,
  });
}

async function waitingIn(job: Job<Numbered>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${job.name} and state < 'active'`,
  );
  return rows[0]?.count ?? 0;
}

afterEach(() => stopWorkers(1000));

describe('a job', () => {
  it('is never there when the transaction that promised it is rolled back', async () => {
    const job = numberedJob();
    await enqueue(db, job, { n: 0 });
    const promised = db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 1 });
      await enqueueMany(tx, job, [{ n: 2 }, { n: 3 }]);
      throw new Error('business failed');
    });
    await expect(promised).rejects.toThrow('business failed');
    expect(await waitingIn(job)).toBe(1);
  });

  it('is invisible until that transaction commits, then is done once', async () => {
    const job = numberedJob();
    const done: number[] = [];
    await startWorkers([workOn(job, async ({ n }) => void done.push(n))], 'all');
    await db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 7 });
      await pause(1500);
      expect(done).toEqual([]);
    });
    await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 4000 });
    await pause(1200);
    expect(done).toEqual([7]);
  });

  it('is tried again after a failure, and knows its last attempt', async () => {
    const job = numberedJob({ retryLimit: 2 });
    const attempts: [number, boolean][] = [];
    const worker = workOn(job, async (_data, { attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt]);
      throw new Error('still down');
    });
    await startWorkers([worker], 'worker');
    await enqueue(db, job, { n: 1 });
    const expected = [
      [1, false],
      [2, false],
      [3, true],
    ];
    await vi.waitFor(() => expect(attempts).toEqual(expected), { timeout: 12_000 });
  });

  it('is not worked on by a web process', async () => {
    const job = numberedJob();
    const work = vi.fn(() => Promise.resolve());
    await startWorkers([workOn(job, work)], 'web');
    await enqueue(db, job, { n: 1 });
    await pause(2000);
    expect(work).not.toHaveBeenCalled();
    expect(await waitingIn(job)).toBe(1);
  });

  it('whose data is not of its shape fails instead of running', async () => {
    const job = numberedJob();
    const work = vi.fn(() => Promise.resolve());
    const boss = await pgBoss();
    await boss.createQueue(job.name, { retryLimit: 0 });
    await boss.send(job.name, { n: 'one' });
    await startWorkers([workOn(job, work)], 'all');
    await pause(2000);
    expect(work).not.toHaveBeenCalled();
    expect(await waitingIn(job)).toBe(0);
  });
});

describe('a worker', () => {
  it('that died has its job done by another', async () => {
    const job = numberedJob();
    await enqueue(db, job, { n: 5 });
    const boss = await pgBoss();
    await boss.fetch(job.name);
    await db.execute(sql`
      update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'
      where name = ${job.name} and state = 'active'`);
    const done: number[] = [];
    await startWorkers([workOn(job, async ({ n }) => void done.push(n))], 'worker');
    await (await pgBoss()).supervise(job.name);
    await vi.waitFor(() => expect(done).toEqual([5]), { timeout: 10_000 });
  });

  it('works off a full queue without a pause between its jobs', async () => {
    const job = numberedJob();
    const done: number[] = [];
    const many = Array.from({ length: 30 }, (_, n) => ({ n }));
    await enqueueMany(db, job, many);
    await startWorkers([workOn(job, async ({ n }) => void done.push(n))], 'worker');
    await vi.waitFor(() => expect(done).toHaveLength(30), { timeout: 4000 });
  });

  it('is let finish when the process stops', async () => {
    const job = numberedJob();
    let finished = false;
    let started = false;
    const worker = workOn(job, async () => {
      started = true;
      await pause(1500);
      finished = true;
    });
    await startWorkers([worker], 'all');
    await enqueue(db, job, { n: 1 });
    await vi.waitFor(() => expect(started).toBe(true), { timeout: 4000 });
    await stopWorkers(5000);
    expect(finished).toBe(true);
  });
});

describe('the job tables', () => {
  it('are made once by processes that start together', async () => {
    await db.execute(sql`drop schema if exists pgboss cascade`);
    await stopBoss(1000);
    const job = numberedJob();
    const twice = [enqueue(db, job, { n: 1 }), enqueue(db, job, { n: 2 })];
    await Promise.all(twice);
    expect(await waitingIn(job)).toBe(2);
  });

  it('are what health looks at', async () => {
    await jobsHealth();
    await db.execute(sql`drop schema pgboss cascade`);
    await expect(jobsHealth()).rejects.toThrow();
    await stopBoss(1000);
    await jobsHealth();
  });
});
