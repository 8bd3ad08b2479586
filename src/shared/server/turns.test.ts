import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { beginWait, countQueries, DatabaseDeadlineError } from './db/query-count.ts';
import { Turns } from './turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('of an address nothing is kept once its work is done, refused or broken', async () => {
  const turns = new Turns({
    name: 'test',
    perCaller: { atOnce: 1, mostWaiting: 1 },
    retryAfter: 2,
  });
  const done = Promise.withResolvers<void>();
  const flood = ['one', 'one', 'one', 'two'].map((caller) =>
    turns.take(() => done.promise, { caller }),
  );
  const broken = turns.take(() => Promise.reject(new Error('a bug')), { caller: 'three' });
  expect(turns.callers).toBe(3);
  await expect(broken).rejects.toThrow('a bug');
  expect(await flood[2]).toEqual({ ok: false, code: 'unavailable', retryAfter: 2 });
  expect(turns.callers).toBe(2);
  done.resolve();
  await Promise.all(flood);
  expect([turns.callers, turns.running]).toEqual([0, 0]);
});

it('a caller with all its turns leaves those of all to others', async () => {
  const turns = new Turns({
    name: 'test',
    atOnce: 2,
    mostWaiting: 1,
    perCaller: { atOnce: 1 },
    retryAfter: 5,
  });
  const done = Promise.withResolvers<void>();
  const begun: string[] = [];
  const take = (caller: string) =>
    turns.take(
      () => {
        begun.push(caller);
        return done.promise;
      },
      { caller },
    );
  const all = ['one', 'one', 'two', 'three', 'four'].map(take);
  expect(begun).toEqual(['one', 'two']);
  expect(await all[4]).toMatchObject({ ok: false, retryAfter: 5 });
  done.resolve();
  await Promise.all(all);
  expect(begun).toEqual(['one', 'two', 'three', 'one']);
  expect([turns.running, turns.callers]).toEqual([0, 0]);
});

it('whoever waited behind others for the database has no time of their own left', async () => {
  let idle = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle,
    active: 0,
    utilization: 0,
  }));
  const turns = new Turns({
    name: 'test',
    perCaller: { atOnce: 1 },
    retryAfter: 2,
    ofDatabase: true,
  });
  const done = Promise.withResolvers<void>();
  const ask = (work: () => Promise<unknown>) =>
    countQueries(() => turns.take(work, { caller: 'one' }), 4_000);
  const first = ask(() => done.promise);
  const second = ask(async () => beginWait());
  idle += 4_500;
  done.resolve();
  await first;
  await expect(second).rejects.toThrow(DatabaseDeadlineError);
});
