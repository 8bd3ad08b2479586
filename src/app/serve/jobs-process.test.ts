import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '#shared/server/log.ts';
import { serveJobs } from './jobs-process.ts';

const calls = vi.hoisted(() => ({
  acts: [] as string[],
  start: Promise.resolve(),
}));
vi.mock(import('#shared/server/jobs/start-workers.ts'), () => ({
  startWorkers: () => calls.start.then(() => void calls.acts.push('begun')),
  stopFetchingJobs: async () => void calls.acts.push('no more'),
  stopWorkers: async () => void calls.acts.push('ended'),
  jobsHealth: async () => undefined,
}));
vi.mock(import('#shared/server/db/pool.ts'), async (original) => ({
  ...(await original()),
  closePool: async () => void calls.acts.push('pool closed'),
}));

beforeEach(() => {
  calls.acts = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    calls.acts.push(`exit ${code}`);
    return undefined as never;
  });
  const before = new Set(process.listeners('SIGTERM'));
  return () => {
    for (const one of process.listeners('SIGTERM'))
      if (!before.has(one)) process.off('SIGTERM', one);
  };
});

it('jobs that start during a database outage exit with a log line', async () => {
  const lost = new Error('write ECONNRESET');
  calls.start = Promise.reject(lost);
  const fatal = vi.spyOn(log, 'fatal').mockImplementation(() => undefined);
  await serveJobs();
  expect(fatal.mock.calls).toEqual([[{ error: lost }, 'the jobs could not begin']]);
  expect(calls.acts).toContain('exit 1');
});

it('stops jobs that are still starting before it closes the pool', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  calls.start = promise;
  const serving = serveJobs();
  await vi.waitFor(() => expect(process.listenerCount('SIGTERM')).toBeGreaterThan(0));
  process.emit('SIGTERM');
  await new Promise((settled) => setImmediate(settled));
  expect(calls.acts).toEqual([]);
  resolve();
  await serving;
  await vi.waitFor(() => expect(calls.acts).toContain('exit 0'));
  expect(calls.acts).toEqual(['begun', 'no more', 'ended', 'pool closed', 'exit 0']);
});
