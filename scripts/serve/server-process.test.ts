import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';

test('this Node version accepts the options of a server with a large page cache', async () => {
  vi.stubEnv('CACHE_MB', '2048');
  const { SERVER_ARGS } = await import('./server-process.mjs');
  const options = SERVER_ARGS.slice(0, -1);
  expect(options).toContain('--external-memory-accounted-in-global-limit');
  const { status, stderr } = spawnSync(process.execPath, [...options, '--eval', '0']);
  expect([status, stderr.toString()]).toEqual([0, '']);
});
