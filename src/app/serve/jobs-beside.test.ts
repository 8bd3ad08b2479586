import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '#shared/server/log.ts';
import { serveJobs } from './jobs-beside.ts';

const told = vi.hoisted(() => ({
  acts: [] as string[],
  start: Promise.resolve(),
}));
vi.mock(import('#shared/server/jobs/start-workers.ts'), () => ({
  startWorkers: () => told.start.then(() => void told.acts.push('begun')),
  stopFetchingJobs: async () => void told.acts.push('no more'),
  stopWorkers: async () => void told.acts.push('ended'),
  jobsHealth: async () => undefined,
}));
vi.mock(import('#shared/server/db/pool.ts'), async (original) => ({
  ...(await original()),
  closePool: async () => void told.acts.push('pool closed'),
}));

beforeEach(() => {
  told.acts = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    told.acts.push(`exit ${code}`);
    return undefined as never;
  });
  const before = new Set(process.listeners('SIGTERM'));
  return () => {
    for (const one of process.listeners('SIGTERM'))
      if (!before.has(one)) process.off('SIGTERM', one);
  };
});

it('jobs whose database is away when they begin end with a line of the log', async () => {
  const lost = new Error('write ECONNRESET');
  told.start = Promise.reject(lost);
  const fatal = vi.spyOn(log, 'fatal').mockImplementation(() => undefined);
  await serveJobs();
  expect(fatal.mock.calls).toEqual([[{ error: lost }, 'the jobs could not begin']]);
  expect(told.acts).toContain('exit 1');
});

it('told to stop while they begin, they are ended before their connections are', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  told.start = promise;
  const serving = serveJobs();
  await vi.waitFor(() => expect(process.listenerCount('SIGTERM')).toBeGreaterThan(0));
  process.emit('SIGTERM');
  await new Promise((settled) => setImmediate(settled));
  expect(told.acts).toEqual([]);
  resolve();
  await serving;
  await vi.waitFor(() => expect(told.acts).toContain('exit 0'));
  expect(told.acts).toEqual(['begun', 'no more', 'ended', 'pool closed', 'exit 0']);
});
