import { expect, it, vi } from 'vitest';
import { log } from '#shared/server/log.ts';
import { serveJobs } from './jobs-beside.ts';

const lost = vi.hoisted(() => new Error('write ECONNRESET'));
const now = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./background.ts', () => ({
  startJobs: async () => {
    throw lost;
  },
}));
vi.mock('./stop-on-signals.ts', () => ({
  stopOnSignals: () => Object.assign(() => undefined, { atOnce: () => undefined, now }),
}));

it('jobs whose database is away when they begin end with a line of the log', async () => {
  const fatal = vi.spyOn(log, 'fatal').mockImplementation(() => undefined);
  await serveJobs();
  expect(fatal.mock.calls).toEqual([[{ error: lost }, 'the jobs could not begin']]);
  expect(now.mock.calls).toEqual([[1]]);
});
