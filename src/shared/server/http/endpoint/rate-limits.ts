import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#shared/core/limits.ts';
import { type Failure, fail } from '#shared/core/result.ts';
import { pool } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';

const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

function limiterOf({ name, points, duration, shared }: Limit) {
  const existing = limiters.get(name);
  if (existing) return existing;
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

/** Consumes points; returns the seconds to wait when too few are left, else null. */
export async function takePoint(limit: Limit, key: string, points = 1): Promise<number | null> {
  try {
    await limiterOf(limit).consume(storedKey(limit, key), points);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Runs an action within a quota; only success costs points, also with concurrent calls. */
export async function withinQuota<Done extends { readonly ok: boolean }>(
  quota: Limit,
  key: string,
  action: () => Promise<Done>,
  points = 1,
): Promise<Done | Failure<'too_many_requests'>> {
  let isSpent = false;
  try {
    const retryAfter = await takePoint(quota, key, points);
    if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
    const done = await action();
    isSpent = done.ok;
    return done;
  } finally {
    if (!isSpent) await limiterOf(quota).reward(storedKey(quota, key), points);
  }
}

/** Returns points that were not used; no effect once their period has ended. */
export async function returnPoints(limit: Limit, key: string, points: number): Promise<void> {
  const stored = storedKey(limit, key);
  const found = await limiterOf(limit).get(stored);
  if (found !== null && found.consumedPoints >= points) {
    await limiterOf(limit).reward(stored, points);
  }
}

export function limitKey({ per }: Limit, actor: string, address: string): string {
  if (per === 'all') return 'all';
  return per === 'network' ? networkKey(address) : actor;
}

/** Returns the network of an address: IPv4 /24 or IPv6 /48, which one customer may own. */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  return addressKey(address).split(':').slice(0, 3).join(':');
}

/** Hashes keys of stored counters, which must not name people or addresses after erasure. */
const storedKey = ({ shared }: Limit, key: string) =>
  shared ? keyedHash('rate limits', key).toString('base64url') : key;

/** Returns the IPv4 address or the IPv6 /64, all of whose addresses one household may use. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
