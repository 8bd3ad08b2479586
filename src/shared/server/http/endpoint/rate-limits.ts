import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#shared/core/endpoint.ts';
import { pool } from '#shared/server/db/pool.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Points and seconds. Budgets that protect accounts are counted in the database, for all processes. */
const BUDGETS = {
  public: { points: 200, duration: MINUTE, shared: false },
  session: { points: 300, duration: 5 * MINUTE, shared: false },
  like: { points: 60, duration: HOUR, shared: false },
  upload: { points: 30, duration: 30 * MINUTE, shared: true },
  login: { points: 10, duration: MINUTE, shared: true },
  loginAccount: { points: 25, duration: HOUR, shared: true },
  register: { points: 5, duration: 30 * MINUTE, shared: true },
  reset: { points: 5, duration: 30 * MINUTE, shared: true },
  review: { points: 3, duration: DAY, shared: true },
  report: { points: 20, duration: DAY, shared: true },
} as const satisfies Record<
  LimitName | 'loginAccount',
  { points: number; duration: number; shared: boolean }
>;

export type BudgetName = keyof typeof BUDGETS;

const limiters = new Map<BudgetName, RateLimiterMemory | RateLimiterPostgres>();

function limiterOf(name: BudgetName): RateLimiterMemory | RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const { points, duration, shared } = BUDGETS[name];
  const limiter = shared
    ? new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        clearExpiredByTimeout: false,
      })
    : new RateLimiterMemory({ keyPrefix: name, points, duration });
  limiters.set(name, limiter);
  return limiter;
}

/** Takes one point; answers the seconds to wait when none is left, else null. */
export async function takePoint(name: BudgetName, key: string): Promise<number | null> {
  try {
    await limiterOf(name).consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

/** One household shares an IPv6 /64; counting single addresses would let it multiply its budget. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
