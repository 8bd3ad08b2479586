import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
import { PAGE_CACHE_CHANNEL } from './channel.ts';

export interface InvalidationTarget {
  /** Set to false while notifications do not arrive and cached pages cannot be trusted. */
  listening?: boolean;
  drop(tag: string): void;
}

export type Announce = (tag: string) => Promise<unknown>;

const HEARTBEAT_MS = 10_000;
/** Prefix of notifications that invalidate nothing and only show that delivery works. */
const BEAT = 'heartbeat:';
const DELIVERY_TIMEOUT_MS = 1_000;
const ANSWER_TIMEOUT_MS = 2_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;

const listeners = new Set<Listener>();

/** Rejects while invalidations do not reach this process and it caches no page. */
export async function invalidationHealth(): Promise<void> {
  for (const { isListening } of listeners) {
    if (!isListening) throw new Error('invalidations do not arrive');
  }
}

/** Keeps one LISTEN connection; while it does not deliver, the targets stop listening. */
export function listenForInvalidations(
  connectionString: string,
  targets: readonly InvalidationTarget[],
  announce: Announce,
  heartbeatMs = HEARTBEAT_MS,
) {
  const listener = new Listener({ connectionString, targets, announce, heartbeatMs });
  listeners.add(listener);
  void listener.connect();
  // Arrow functions, because callers pass them on without their object.
  return {
    /** Resolves when every invalidation committed before the call is applied in this process. */
    caughtUp: (): Promise<void> => listener.caughtUp(),
    async stop(): Promise<void> {
      listeners.delete(listener);
      await listener.stop();
    },
  };
}

interface ListenerOptions {
  readonly connectionString: string;
  readonly targets: readonly InvalidationTarget[];
  readonly announce: Announce;
  readonly heartbeatMs: number;
}

class Listener {
  readonly #options: ListenerOptions;
  /** Work started by a request must not count against its query budget. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  isListening = false;
  #client: pg.Client | null = null;
  #beat: { readonly tag: string; received(): void } | null = null;
  #isOutageLogged = false;
  #isStopped = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;
  #nextRound: Promise<void> | null = null;
  #lastRound: Promise<void> = Promise.resolve();

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async connect(): Promise<void> {
    const candidate = this.#candidate();
    this.#client = candidate;
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${PAGE_CACHE_CHANNEL}`);
      await this.#verifyDelivery(candidate);
    } catch (error) {
      this.#handleLoss(candidate, error);
      return;
    }
    if (this.#client !== candidate) {
      await candidate.end();
      return;
    }
    this.#retryMs = FIRST_RETRY_MS;
    this.#setListening(true);
    if (this.#isOutageLogged) log.info('invalidations arrive again');
    this.#isOutageLogged = false;
    this.#schedule(() => this.#heartbeat(), this.#options.heartbeatMs);
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
    this.#setListening(false);
    await last?.end().catch(() => undefined);
  }

  /** A connection that reports notifications and its end only while it is the current one. */
  #candidate(): pg.Client {
    const candidate = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: 'page-cache',
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    candidate.on('error', (error) => this.#handleLoss(candidate, error));
    candidate.on('end', () => this.#handleLoss(candidate));
    candidate.on('notification', ({ payload }) => {
      if (this.#client !== candidate || !payload) return;
      if (payload === this.#beat?.tag) this.#beat.received();
      if (payload.startsWith(BEAT)) return;
      for (const target of this.#options.targets) target.drop(payload);
    });
    return candidate;
  }

  #setListening(isListening: boolean): void {
    this.isListening = isListening;
    for (const target of this.#options.targets) target.listening = isListening;
  }

  #handleLoss(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#setListening(false);
    if (!this.#isOutageLogged)
      log.warn({ err: error }, 'invalidations do not arrive: no page is cached');
    this.#isOutageLogged = true;
    client.connection.stream.destroy();
    this.#schedule(() => this.connect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  async #heartbeat(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    try {
      await this.#verifyDelivery(client);
    } catch (error) {
      this.#handleLoss(client, error);
    }
    if (this.#client !== null) {
      this.#schedule(() => this.#heartbeat(), this.#options.heartbeatMs);
    }
  }

  /** Rejects when our own notification is not delivered back. */
  async #verifyDelivery(client: pg.Client): Promise<void> {
    const received = Promise.withResolvers<boolean>();
    this.#beat = { tag: BEAT + randomUUID(), received: () => received.resolve(true) };
    const isSent = await this.#options.announce(this.#beat.tag).then(
      () => true,
      () => false,
    );
    const timeout = () => wait(DELIVERY_TIMEOUT_MS, false, { ref: false });
    if (isSent && (await Promise.race([received.promise, timeout()]))) return;
    // A busy process reads its pending notifications before the result of this query.
    await client.query('select 1');
    if (isSent && (await Promise.race([received.promise, false]))) return;
    // No heartbeat could be sent: if the connection still responds, it counts as delivering.
    if (!isSent && this.isListening) return;
    throw new Error(isSent ? 'a notification was not delivered' : 'no notification could be sent');
  }

  /** PostgreSQL delivers pending notifications before it answers a query on the same connection. */
  async #round(): Promise<void> {
    const client = this.#client;
    if (client === null || !this.isListening) return;
    try {
      await client.query('select 1');
    } catch (error) {
      this.#handleLoss(client, error);
    }
  }

  #schedule(work: () => Promise<void>, delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#outsideRequests(() => void work()), delayMs);
    this.#timer.unref();
  }
}
