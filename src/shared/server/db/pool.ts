import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { log } from '../log.ts';
import { BoundedPool } from './bounded-pool/bounded-pool.ts';
import { takePendingFirst } from './bounded-pool/first-in-transaction.ts';
import { watchPool } from './bounded-pool/query-metrics.ts';
import { directUrl, pooledUrl } from './database-urls.ts';

/** The pool or a transaction; the first parameter of query functions. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Limits of web processes, short because visitors wait. */
const PAGE_POOL = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6_000,
};

/** Limits of job processes, whose queries may take longer. */
const JOB_POOL = {
  max: 8,
  connectionTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 31_000,
};

const isWorker = process.env.ROLE === 'worker';

export const pool = new BoundedPool(isWorker ? directUrl : pooledUrl, {
  ...(isWorker ? JOB_POOL : PAGE_POOL),
  idleTimeoutMillis: 30_000,
  lock_timeout: 3_000,
  keepAlive: true,
  application_name: 'yousay',
});

/** A database restart ends idle connections; the pool opens new ones and the process continues. */
pool.on('error', (error) =>
  log.warn({ reason: error.message }, 'an idle database connection was closed'),
);
pool.on('connect', (client) => {
  client.on('error', () => undefined);
});

watchPool(pool);

const pooled = drizzle({ client: pool });

/** Closes connections that Drizzle loses after a failed BEGIN or reuses after a failed ROLLBACK. */
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
    // `isOpen` too, because after a BEGIN without response pg still reports the state idle.
    client.release(!(isOpen && client.getTransactionStatus() === 'I'));
  }
};

export const db = pooled;

let closing: Promise<void> | undefined;

export function closePool(): Promise<void> {
  closing ??= pool.end();
  return closing;
}
