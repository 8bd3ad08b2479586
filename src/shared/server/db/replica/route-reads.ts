import { AsyncLocalStorage } from 'node:async_hooks';
import { counter } from '#shared/server/metrics/registry.ts';
import { isDatabaseOutage } from '../database-outage.ts';
import type { FollowedReplica } from './followed-replica.ts';

export type Query = (...args: unknown[]) => Promise<unknown>;

const publicReads = new AsyncLocalStorage<true>();

const readsTotal = counter(
  'db_public_reads_total',
  'Queries of public pages, by who answered them',
  ['server'],
);

/** Work for somebody who is not signed in and changes nothing: it may see what was true a moment ago. */
export function withPublicReads<Value>(work: () => Value): Value {
  return publicReads.run(true, work);
}

/** Cancelled for what the replica had to replay, or by its limit of time. */
const CANCELLED = new Set(['40001', '40P01', '57014']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Asks the replica in public work, as far as it may be read and answers, and the primary for all else. */
export function routeReads(
  primary: Query,
  replica: Query,
  followed: Pick<FollowedReplica, 'isReadable' | 'lost'>,
): Query {
  return async (...args) => {
    if (publicReads.getStore() === undefined) return primary(...args);
    if (!followed.isReadable) {
      readsTotal.inc({ server: 'primary' });
      return primary(...args);
    }
    try {
      const answer = await replica(...args);
      readsTotal.inc({ server: 'replica' });
      return answer;
    } catch (error) {
      const code = codeOf(error);
      const isCancelled = CANCELLED.has(code);
      if (code === 'DATABASE_DEADLINE' || !(isCancelled || isDatabaseOutage(error))) throw error;
      if (!isCancelled) followed.lost(error);
      readsTotal.inc({ server: 'primary after replica' });
      return primary(...args);
    }
  };
}
