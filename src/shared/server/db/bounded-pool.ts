import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beginQuery } from './query-count.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

/**
 * A connection is handed over from inside whichever request gave it back; the waiting query must
 * still be counted for, and bounded by, the request that asked.
 */
export class BoundedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: BoundedClient });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (connected === undefined) return super.connect();
    super.connect(AsyncLocalStorage.bind(connected));
    return undefined;
  }
}

/** A connection that counts its queries for the request that makes them and keeps to its deadline. */
class BoundedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({
      ...(typeof config === 'string' ? {} : config),
      connectionString: databaseUrl(),
    });
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const bounded = (first: unknown, ...rest: unknown[]) => query(withinTime(first), ...rest);
    Object.defineProperty(this, 'query', { value: bounded, configurable: true, writable: true });
  }
}

function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') {
    throw new Error('DATABASE_URL is not set: open the database first');
  }
  return url;
}

/** COPY streams and cursors submit themselves and are bounded by whoever reads them. */
function withinTime(query: unknown): unknown {
  const left = beginQuery();
  if (left === undefined) return query;
  if (typeof query === 'string') return { text: query, query_timeout: left };
  if (typeof query !== 'object' || query === null || 'submit' in query) return query;
  return { ...query, query_timeout: left };
}
