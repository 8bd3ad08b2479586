import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#shared/core/limits.ts';
import { pool } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';

const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

function limiterOf({ name, points, duration, shared }: Limit) {
  const known = limiters.get(name);
  if (known) return known;
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
export async function takePoint(limit: Limit, key: string): Promise<number | null> {
  try {
    await limiterOf(limit).consume(hidden(key));
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

export async function giveBack(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).reward(hidden(key));
}

/** Counters outlive accounts, so they tell neither whom nor which address they count. */
const hidden = (key: string) => keyedHash('rate limits', key).toString('base64url');

/** One household shares an IPv6 /64; counting single addresses would let it multiply its budget. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
