import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { makePlan } from '../seed/plan.ts';
import { prepareDemo } from './demo.ts';

const url = process.env.DATABASE_URL ?? '';

// A demo for it alone, which `npm test` leaves to `npm run test:unit`.
it.runIf(process.env.UNIT !== 'short')(
  'fills an empty database once for processes that start together',
  async () => {
    vi.stubEnv('SEED_SCALE', '0.005');
    const local = { DEMO: true, LOCAL: true, PUBLIC_URL: 'http://127.0.0.1:4321' };
    await Promise.all([1, 2, 3].map(() => prepareDemo(url, local, withLongRunningClient)));
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM companies`,
    );
    const planned = makePlan(0.005, new Date()).companies.length;
    expect(rows[0]?.count).toBeGreaterThanOrEqual(planned);
    expect(rows[0]?.count).toBeLessThan(2 * planned);
    vi.unstubAllEnvs();
  },
);
