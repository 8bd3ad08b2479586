import type pg from 'pg';
import { gauge, histogram, WAIT_BUCKETS_SECONDS } from '#shared/server/metrics/registry.ts';
import { startChildSpan } from '#shared/server/traces/spans.ts';

const KINDS: ReadonlySet<string> = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'],
]);

const querySeconds = histogram(
  'db_query_seconds',
  'Duration of queries by kind of statement',
  WAIT_BUCKETS_SECONDS,
  ['kind'],
);
const connectionSeconds = histogram(
  'db_connection_wait_seconds',
  'Wait for a connection of the pool',
  WAIT_BUCKETS_SECONDS,
);

export function statementKind(text = ''): string {
  const keyword = /^\s{0,40}([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return KINDS.has(keyword) ? keyword : 'other';
}

const TABLE = /\b(?:from|into|update|join)\s+(?:"?pgboss"?\.)?"?([a-z_]{2,40})\b/i;

/** Keyword and first table: from our own text, since values are bound separately. */
function summaryOf(text = ''): string {
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? statementKind(text) : `${statementKind(text)} ${table}`;
}

export function timeQuery(text: string | undefined): () => void {
  const stopTimer = querySeconds.startTimer({ kind: statementKind(text) });
  const span = startChildSpan(() => ({
    name: summaryOf(text),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql' },
  }));
  return () => {
    stopTimer();
    span?.end();
  };
}

export function timeConnection(): () => void {
  return connectionSeconds.startTimer();
}

export function watchPool(pool: pg.Pool): void {
  gauge(
    'db_pool_connections',
    'Connections of the pool',
    () => [
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
    ],
    ['state'],
  );
  gauge('db_pool_max', 'Maximum connections of the pool', () => pool.options.max);
  gauge('db_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
}
