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
  const listener = new Listener(connectionString, targets);
  void listener.connect();
  // Callers hand on one of both alone.
  return { caughtUp: () => listener.caughtUp(), stop: () => listener.stop() };
}

class Listener {
  readonly #connectionString: string;
  readonly #targets: readonly InvalidationTarget[];
  #client: pg.Client | null = null;
  #isListening = false;
  #isStopped = false;
  #retry = FIRST_RETRY;
  #timer: NodeJS.Timeout | undefined;
  #nextRound: Promise<void> | null = null;
  #lastRound: Promise<void> = Promise.resolve();

  constructor(connectionString: string, targets: readonly InvalidationTarget[]) {
    this.#connectionString = connectionString;
    this.#targets = targets;
  }

  async connect(): Promise<void> {
    const candidate = this.#candidate();
    this.#client = candidate;
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${PAGE_CACHE_CHANNEL}`);
    } catch {
      this.#lost(candidate);
      return;
    }
    if (this.#client !== candidate) {
      await candidate.end();
      return;
    }
    this.#retry = FIRST_RETRY;
    this.#hear(true);
    this.#schedule(() => this.#heartbeat(), HEARTBEAT);
  }

  caughtUp(): Promise<void> {
    this.#nextRound ??= this.#lastRound.then(() => {
      this.#nextRound = null;
      this.#lastRound = this.#round();
      return this.#lastRound;
    });
    return this.#nextRound;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const last = this.#client;
    this.#client = null;
    this.#hear(false);
    await last?.end().catch(() => undefined);
  }

  /** A connection that tells of what it hears, and of its end, while it is the one in use. */
  #candidate(): pg.Client {
    const candidate = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'page-cache',
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    candidate.on('error', () => this.#lost(candidate));
    candidate.on('end', () => this.#lost(candidate));
    candidate.on('notification', ({ payload }) => {
      if (this.#client !== candidate || !payload) return;
      for (const target of this.#targets) target.drop(payload);
    });
    return candidate;
  }

  #hear(isListening: boolean): void {
    this.#isListening = isListening;
    for (const target of this.#targets) target.listening = isListening;
  }

  #lost(which: pg.Client): void {
    if (this.#client !== which) return;
    this.#client = null;
    this.#hear(false);
    which.connection.stream.destroy();
    this.#schedule(() => this.connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  }

  async #heartbeat(): Promise<void> {
    await this.#round();
    if (this.#client !== null) this.#schedule(() => this.#heartbeat(), HEARTBEAT);
  }

  /** The server hands over pending notifications before it answers a query on the same connection. */
  async #round(): Promise<void> {
    const asked = this.#client;
    if (asked === null || !this.#isListening) return;
    try {
      await asked.query('select 1');
    } catch {
      this.#lost(asked);
    }
  }

  #schedule(work: () => Promise<void>, delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void work(), delay);
    this.#timer.unref();
  }
}
