import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { env } from '#shared/server/env.ts';
import { gauge } from '#shared/server/metrics/registry.ts';
import { BoundedPool } from '../bounded-pool/bounded-pool.ts';
import { directUrl } from '../database-urls.ts';
import { type Db, db, pool } from '../pool.ts';
import { FollowedReplica } from './followed-replica.ts';
import { hasReplayed, logPosition } from './replica-queries.ts';
import { type Query, routeReads } from './route-reads.ts';

/** Shorter than page limits: after a failure the primary must respond within the same request. */
const LIMITS = {
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  application_name: 'yousay',
};

function connect(url: () => string, max: number): BoundedPool {
  const connected = new BoundedPool(url, { ...LIMITS, max });
  connected.on('error', () => undefined);
  connected.on('connect', (client) => client.on('error', () => undefined));
  return connected;
}

function openReplica(url: string) {
  const ofPages = connect(() => url, 10);
  // Separate connections for positions, so that many readers do not delay them.
  const primary = connect(directUrl, 1);
  const replica = connect(() => url, 1);
  const followed = new FollowedReplica({
    position: () => logPosition(drizzle({ client: primary })),
    hasReplayed: (position) => hasReplayed(drizzle({ client: replica }), position),
    maxLagSeconds: () => env().DATABASE_READ_MAX_LAG,
    now: () => performance.now(),
  });
  const query = routeReads(
    pool.query.bind(pool) as Query,
    ofPages.query.bind(ofPages) as Query,
    followed,
  );
  const reads: Db = drizzle({ client: { query } as unknown as pg.Pool });
  reads.transaction = db.transaction;
  return {
    followed,
    reads,
    async close() {
      await followed.stop();
      await Promise.all([ofPages, primary, replica].map((pool) => pool.end()));
    },
  };
}

const { DATABASE_READ_URL: url, ROLE } = process.env;
const opened = url && ROLE !== 'worker' ? openReplica(url) : null;

/** The database that public pages read: the replica where there is one. Reads that must be current take `db`. */
export const reads: Db = opened?.reads ?? db;

export const replicaState = opened
  ? () => (opened.followed.isReadable ? 'read' : 'not read')
  : undefined;

gauge(
  'db_replica_lag_seconds',
  'Maximum lag of the replica',
  () => opened?.followed.lagSeconds ?? null,
);
gauge(
  'db_replica_read',
  '1 while public pages are read from the replica',
  () => opened && Number(opened.followed.isReadable),
);

export function followReplica() {
  opened?.followed.start();
  return opened;
}
