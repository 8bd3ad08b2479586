import { AsyncLocalStorage } from 'node:async_hooks';
import { counter } from '#shared/server/metrics/registry.ts';
import { isDatabaseOutage } from '../database-outage.ts';
import type { FollowedReplica } from './followed-replica.ts';

export type Query = (...args: unknown[]) => Promise<unknown>;

const publicReads = new AsyncLocalStorage<true>();

const readsTotal = counter('db_public_reads_total', 'Queries of public pages by server', [
  'server',
]);

/** Runs work of an anonymous visitor that changes nothing and tolerates slightly stale data. */
export function withPublicReads<Value>(work: () => Value): Value {
  return publicReads.run(true, work);
}

/** Error codes of reads that the replica cancelled for replay or by its timeout. */
const CANCELLED = new Set(['40001', '40P01', '57014']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

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
