import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { countQueries, DatabaseDeadlineError, startWait } from './db/query-count.ts';
import { FairQueue } from './fair-queue.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('stores nothing of an address once its work is done, rejected or failed', async () => {
  const turns = new FairQueue({
    name: 'test',
    perKey: { maxConcurrent: 1, maxWaiting: 1 },
    retryAfterSeconds: 2,
  });
  const done = Promise.withResolvers<void>();
  const flood = ['one', 'one', 'one', 'two'].map((caller) =>
    turns.run(() => done.promise, { key: caller }),
  );
  const broken = turns.run(() => Promise.reject(new Error('a bug')), { key: 'three' });
  expect(turns.activeKeyCount).toBe(3);
  await expect(broken).rejects.toThrow('a bug');
  expect(await flood[2]).toEqual({ ok: false, code: 'unavailable', retryAfter: 2 });
  expect(turns.activeKeyCount).toBe(2);
  done.resolve();
  await Promise.all(flood);
  expect([turns.activeKeyCount, turns.running]).toEqual([0, 0]);
});

it('an address that fills its own slots leaves those of others free', async () => {
  const turns = new FairQueue({
    name: 'test',
    maxConcurrent: 2,
    maxWaiting: 1,
    perKey: { maxConcurrent: 1 },
    retryAfterSeconds: 5,
  });
  const done = Promise.withResolvers<void>();
  const begun: string[] = [];
  const take = (caller: string) =>
    turns.run(
      () => {
        begun.push(caller);
        return done.promise;
      },
      { key: caller },
    );
  const all = ['one', 'one', 'two', 'three', 'four'].map(take);
  expect(begun).toEqual(['one', 'two']);
  expect(await all[4]).toMatchObject({ ok: false, retryAfter: 5 });
  done.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['one', 'two', 'three', 'one']);
  expect([turns.running, turns.activeKeyCount]).toEqual([0, 0]);
});

it("waiting behind others for the database uses up the request's budget", async () => {
  let idle = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle,
    active: 0,
    utilization: 0,
  }));
  const turns = new FairQueue({
    name: 'test',
    perKey: { maxConcurrent: 1 },
    retryAfterSeconds: 2,
    isDatabaseBound: true,
  });
  const done = Promise.withResolvers<void>();
  const ask = (work: () => Promise<unknown>) =>
    countQueries(() => turns.run(work, { key: 'one' }), 4_000);
  const first = ask(() => done.promise);
  const second = ask(async () => startWait());
  idle += 4_500;
  done.resolve();
  await first;
  await expect(second).rejects.toThrow(DatabaseDeadlineError);
});
