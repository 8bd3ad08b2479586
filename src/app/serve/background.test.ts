import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '#shared/server/db/limit-queries.ts';
import { healthOf } from '#shared/server/http/own-server/monitoring/health.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import { jobWorkers } from '../jobs.ts';
import { checks } from './background.ts';

const expectRoleSettings = standInFor(limits, 'expectRoleSettings');

it('each job, and no other, has a documented memory limit', () => {
  const text = readFileSync(new URL('../../../docs/jobs.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^\| `([\w-]+)` \| .+ \|$/gm)].map(([, name]) => name);
  expect(written).toEqual(jobWorkers.map(({ name }) => name).toSorted());
});

it('health reports a database role without limits', async () => {
  const { limits: check } = checks;
  const clock = { now: 0 };
  const health = healthOf(
    '1',
    { limits: check },
    { failingJobs: async () => ({}) },
    () => clock.now,
  );
  expectRoleSettings.mockResolvedValue();
  expect((await health.cached()).status).toBe(200);
  expectRoleSettings.mockRejectedValue(new Error('The role is missing settings'));
  clock.now = 5_000;
  const answer = await health.cached();
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ checks: { limits: 'error' } }),
  ]);
});
