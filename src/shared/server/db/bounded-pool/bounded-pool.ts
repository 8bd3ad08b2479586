import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { isPooler } from '../database-urls.ts';
import { beginWait, countQuery, DatabaseDeadlineError } from '../query-count.ts';
import { timeConnection, timeQuery } from './query-metrics.ts';
import { statementNames } from './statement-names.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: () => void,
) => void;

const nothing = () => undefined;

/** A pool whose waits and queries are counted for, and bounded by, the request that asked. */
export class BoundedPool extends pg.Pool {
  /** Connects on first use, to what `url` says at that moment. */
  constructor(url: () => string, config: pg.PoolConfig) {
    super({ ...config, Client: clientOf(url) });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (connected === undefined) {
      return new Promise((resolve, reject) => {
        this.#connectInTime((error, client) => {
          if (client === undefined) reject(error);
          else resolve(client);
        });
      });
    }
    this.#connectInTime(connected);
    return undefined;
  }

  /** A connection is handed over from inside whichever request gave it back, hence the binding. */
  #connectInTime(connected: Connected): void {
    const wait = beginWait();
    const connectedNow = timeConnection();
    let late = false;
    const answer = AsyncLocalStorage.bind(connected);
    const timer = wait && setTimeout(() => giveUp(), wait.left);
    const giveUp = () => {
      late = true;
      wait?.end();
      answer(new DatabaseDeadlineError(), undefined, nothing);
    };
    try {
      super.connect((error, client, done) => {
        connectedNow();
        clearTimeout(timer);
        if (late) return void client?.release();
        wait?.end();
        answer(error, client, done);
      });
    } catch (error) {
      clearTimeout(timer);
      wait?.end();
      throw error;
    }
  }
}

type Query = (...args: unknown[]) => unknown;

/** A pooler refuses settings it does not know at the start of a connection: there the role has them. */
const UNSET = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
/** Compiling a statement of a page takes ten times as long as running it. */
const WITHOUT_JIT = { options: '-c jit=off' };

function clientOf(url: () => string): typeof pg.Client {
  return class BoundedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const connectionString = url();
      const pooled = isPooler(connectionString);
      const given = typeof config === 'string' ? {} : config;
      super({ ...given, ...(pooled ? UNSET : WITHOUT_JIT), connectionString });
      const query = this.query.bind(this) as Query;
      const limit = given?.query_timeout || Number.POSITIVE_INFINITY;
      // A pooler hands the next transaction a connection that knows no name of this one.
      const named = pooled ? withoutName : withName;
      const bounded: Query = (...args) => queryInTime(query, { limit, named }, args);
      Object.defineProperty(this, 'query', { value: bounded, configurable: true, writable: true });
    }
  };
}

const nameOf = statementNames(200);

/** Only what has values: text without any may hold several statements, which cannot be prepared. */
function withName(config: object, values: unknown): object {
  const { name, text, values: own } = config as Partial<pg.QueryConfig>;
  const given = Array.isArray(values) ? values : own;
  if (name !== undefined || text === undefined || !given?.length) return config;
  const chosen = nameOf(text);
  return chosen === undefined ? config : { ...config, name: chosen };
}

/** Names of libraries are left out as well: that of the rate limits names its statements itself. */
const withoutName = (config: object): object => ({ ...config, name: undefined });

/** COPY streams and cursors submit themselves and are bounded by whoever reads them. */
function queryInTime(
  query: Query,
  { limit, named }: { readonly limit: number; readonly named: typeof withName },
  [what, ...rest]: unknown[],
): unknown {
  countQuery();
  const config = typeof what === 'string' ? { text: what } : what;
  if (typeof config !== 'object' || config === null || 'submit' in config) {
    return query(what, ...rest);
  }
  const asked = named(config, rest[0]);
  const wait = beginWait();
  const answeredNow = timeQuery((asked as Partial<pg.QueryConfig>).text);
  const end = () => {
    answeredNow();
    wait?.end();
  };
  const timed = wait ? { ...asked, query_timeout: Math.min(wait.left, limit) } : asked;
  const answered = rest.at(-1);
  if (typeof answered === 'function') {
    rest[rest.length - 1] = (...answer: unknown[]) => {
      end();
      answered(...answer);
    };
  }
  try {
    const result = query(timed, ...rest);
    return result instanceof Promise ? result.finally(end) : result;
  } catch (error) {
    end();
    throw error;
  }
}
