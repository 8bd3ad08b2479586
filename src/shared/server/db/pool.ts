import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { log } from '../log.ts';
import { BoundedPool } from './bounded-pool/bounded-pool.ts';
import { takePendingFirst } from './bounded-pool/first-in-transaction.ts';
import { watchPool } from './bounded-pool/query-metrics.ts';
import { directUrl, pooledUrl } from './database-urls.ts';

/** The pool or a transaction: query functions take it first and work in either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Somebody waits for a page. */
const PAGE_POOL = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

/** Nobody waits for a job, which may read much more. */
const JOB_POOL = {
  max: 8,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 31_000,
};

/** A process that does jobs alone, of its own or beside a server. */
const isWorker = process.env.ROLE === 'worker';

export const pool = new BoundedPool(isWorker ? directUrl : pooledUrl, {
  ...(isWorker ? JOB_POOL : PAGE_POOL),
  idleTimeoutMillis: 30_000,
  lock_timeout: 3_000,
  keepAlive: true,
  application_name: 'yousay',
});

/** A killed or restarting database ends connections; the pool makes new ones, the process lives on. */
pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
pool.on('connect', (client) => {
  client.on('error', () => undefined);
});

watchPool(pool);

const pooled = drizzle({ client: pool });

/**
 * The driver forgets a connection whose BEGIN failed and keeps one whose ROLLBACK failed. Here a
 * connection goes back to the pool only when it is idle again; any other is closed.
 */
pooled.transaction = async (work, config) => {
  const client = await pool.connect();
  const pendingFirst = takePendingFirst();
  let isOpen = false;
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      isOpen = true;
      await pendingFirst?.first(tx);
      return work(tx);
    }, config);
  } catch (error) {
    pendingFirst?.giveBack();
    throw error;
  } finally {
    // An unanswered BEGIN leaves the last known state, which is idle as well.
    client.release(!(isOpen && client.getTransactionStatus() === 'I'));
  }
};

export const db = pooled;

let closing: Promise<void> | undefined;

/** Waits for the queries under way, then ends every connection. */
export function closePool(): Promise<void> {
  closing ??= pool.end();
  return closing;
}
