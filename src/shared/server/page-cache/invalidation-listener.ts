import pg from 'pg';
import { PAGE_CACHE_CHANNEL } from './channel.ts';

export interface InvalidationTarget {
  /** Told whether invalidations arrive; while they do not, nothing kept can be trusted. */
  listening?: boolean;
  drop(tag: string): void;
}

export interface InvalidationListener {
  /** Resolves when every invalidation committed before the call has been applied here. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

const HEARTBEAT = 5_000;
const ANSWER_TIMEOUT_MS = 2_000;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;

/**
 * Keeps one connection on LISTEN for as long as the process lives. A connection that ends, or does
 * not answer in time, makes the targets deaf until a new one listens.
 */
export function listenForInvalidations(
  connectionString: string,
  targets: readonly InvalidationTarget[],
): InvalidationListener {
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;
  let retry = FIRST_RETRY;
  let timer: NodeJS.Timeout | undefined;
  let nextRound: Promise<void> | null = null;
  let lastRound: Promise<void> = Promise.resolve();

  function hear(value: boolean): void {
    listening = value;
    for (const target of targets) target.listening = value;
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = null;
    hear(false);
    which.connection.stream.destroy();
    schedule(connect, retry);
    retry = Math.min(retry * 2, LONGEST_RETRY);
  }

  async function connect(): Promise<void> {
    const candidate = new pg.Client({
      connectionString,
      application_name: 'page-cache',
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client = candidate;
    candidate.on('error', () => lost(candidate));
    candidate.on('end', () => lost(candidate));
    candidate.on('notification', ({ payload }) => {
      if (client !== candidate || !payload) return;
      for (const target of targets) target.drop(payload);
    });
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${PAGE_CACHE_CHANNEL}`);
    } catch {
      lost(candidate);
      return;
    }
    if (client !== candidate) {
      await candidate.end();
      return;
    }
    retry = FIRST_RETRY;
    hear(true);
    schedule(heartbeat, HEARTBEAT);
  }

  async function heartbeat(): Promise<void> {
    await round();
    if (client !== null) schedule(heartbeat, HEARTBEAT);
  }

  // The server hands over pending notifications before it answers a query on the same connection.
  async function round(): Promise<void> {
    const asked = client;
    if (asked === null || !listening) return;
    try {
      await asked.query('select 1');
    } catch {
      lost(asked);
    }
  }

  function caughtUp(): Promise<void> {
    nextRound ??= lastRound.then(() => {
      nextRound = null;
      lastRound = round();
      return lastRound;
    });
    return nextRound;
  }

  function schedule(work: () => Promise<void>, delay: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void work(), delay);
    timer.unref();
  }

  void connect();
  return {
    caughtUp,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      hear(false);
      await last?.end().catch(() => undefined);
    },
  };
}
