import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isPooler } from '../database-urls.ts';
import { countQuery, DatabaseDeadlineError, startWait } from '../query-count.ts';
import { timeConnection, timeQuery } from './query-metrics.ts';
import { statementNames } from './statement-names.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

const noop = () => undefined;

/** A pool whose waits and queries count against the budget of the current request. */
export class BoundedPool extends pg.Pool {
  constructor(url: () => string, config: pg.PoolConfig) {
    super({ ...config, Client: clientOf(url) });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.#connectInTime((error, client) => {
          if (client === undefined) reject(error);
          else resolve(client);
        });
      });
    }
    this.#connectInTime(callback);
    return undefined;
  }

  /** Binds the callback, which pg would call in the async context of another request. */
  #connectInTime(callback: ConnectCallback): void {
    const databaseWait = startWait();
    const stopTimer = timeConnection();
    let isLate = false;
    const respond = AsyncLocalStorage.bind(callback);
    const timer = databaseWait && setTimeout(() => timeOut(), databaseWait.remainingMs);
    const timeOut = () => {
      isLate = true;
      databaseWait?.end();
      respond(new DatabaseDeadlineError(), undefined, noop);
    };
    try {
      super.connect((error, client, done) => {
        stopTimer();
        clearTimeout(timer);
        if (isLate) return void client?.release();
        databaseWait?.end();
        respond(error, client, done);
      });
    } catch (error) {
      clearTimeout(timer);
      databaseWait?.end();
      throw error;
    }
  }
}

type Query = (...args: unknown[]) => unknown;

/** Sends no startup settings, which poolers reject; there the database role has them. */
const NO_STARTUP_SETTINGS = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};
/** Turns JIT off: compiling a page's statement takes ten times as long as running it. */
const WITHOUT_JIT = { options: '-c jit=off' };

function clientOf(url: () => string): typeof pg.Client {
  return class BoundedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const connectionString = url();
      const pooled = isPooler(connectionString);
      const options = typeof config === 'string' ? {} : config;
      super({ ...options, ...(pooled ? NO_STARTUP_SETTINGS : WITHOUT_JIT), connectionString });
      const query = this.query.bind(this) as Query;
      const limitMs = options?.query_timeout || Number.POSITIVE_INFINITY;
      // Not behind a pooler, where the next use may be on a connection without the statement.
      const prepare = pooled ? withoutName : withName;
      const bounded: Query = (...args) => queryInTime(query, { limitMs, prepare }, args);
      Object.defineProperty(this, 'query', { value: bounded, configurable: true, writable: true });
    }
  };
}

const nameOf = statementNames(200);

/** Names a statement with values; one without may be several in one text, which cannot be named. */
function withName(config: object, values: unknown): object {
  const { name, text, values: configValues } = config as Partial<pg.QueryConfig>;
  const boundValues = Array.isArray(values) ? values : configValues;
  if (name !== undefined || text === undefined || !boundValues?.length) return config;
  const generatedName = nameOf(text);
  return generatedName === undefined ? config : { ...config, name: generatedName };
}

/** Removes the name, also one set by a library such as the rate limiter. */
const withoutName = (config: object): object => ({ ...config, name: undefined });

/** Runs a query within the request's budget, except COPY streams and cursors (`submit`). */
function queryInTime(
  query: Query,
  { limitMs, prepare }: { readonly limitMs: number; readonly prepare: typeof withName },
  [statement, ...rest]: unknown[],
): unknown {
  countQuery();
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (typeof config !== 'object' || config === null || 'submit' in config) {
    return query(statement, ...rest);
  }
  const prepared = prepare(config, rest[0]);
  const databaseWait = startWait();
  const stopTimer = timeQuery((prepared as Partial<pg.QueryConfig>).text);
  const end = () => {
    stopTimer();
    databaseWait?.end();
  };
  const bounded = databaseWait
    ? { ...prepared, query_timeout: Math.min(databaseWait.remainingMs, limitMs) }
    : prepared;
  const callback = rest.at(-1);
  if (typeof callback === 'function') {
    rest[rest.length - 1] = (...results: unknown[]) => {
      end();
      callback(...results);
    };
  }
  try {
    const result = query(bounded, ...rest);
    return result instanceof Promise ? result.finally(end) : result;
  } catch (error) {
    end();
    throw error;
  }
}
