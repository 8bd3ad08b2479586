import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { rateLimits } from '#shared/server/db/schema/operations.ts';
import { purgeExpiredLimits } from './rate-limit-queries.ts';
import { takePoint } from './rate-limits.ts';

it('deletes counters only after they expired', async () => {
  const limit = { name: 'test', points: 1, duration: 600, shared: true };
  await takePoint(limit, '192.0.2.1');
  await purgeExpiredLimits(db, new Date(Date.now() + 599_000));
  expect(await db.$count(rateLimits)).toBe(1);
  await purgeExpiredLimits(db, new Date(Date.now() + 601_000));
  expect(await db.$count(rateLimits)).toBe(0);
});
