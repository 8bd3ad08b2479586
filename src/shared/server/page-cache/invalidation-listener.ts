import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.ts';
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

/** Sends a notice the way those of changed pages are sent. */
export type Announce = (tag: string) => Promise<unknown>;

const HEARTBEAT = 10_000;
/** Begins the tag of a notice that changes no page and shows that notices arrive. */
const BEAT = 'heartbeat:';
const ARRIVAL_MS = 1_000;
const ANSWER_TIMEOUT_MS = 2_000;
const FIRST_RETRY = 100;
const LONGEST_RETRY = 5_000;

const listeners = new Set<Listener>();

/** Rejects while invalidations do not reach this process, which keeps no page meanwhile. */
export async function invalidationHealth(): Promise<void> {
  for (const { isListening } of listeners) {
    if (!isListening) throw new Error('invalidations do not arrive');
  }
}

/**
 * Keeps one connection on LISTEN for as long as the process lives. A connection that ends, does not
 * answer in time, or does not bring what `announce` sends, makes the targets deaf until one does.
 */
export function listenForInvalidations(
  connectionString: string,
  targets: readonly InvalidationTarget[],
  announce: Announce,
  heartbeat = HEARTBEAT,
): InvalidationListener {
  const listener = new Listener({ connectionString, targets, announce, heartbeat });
  listeners.add(listener);
  void listener.connect();
  // Callers hand on one of both alone.
  return {
    caughtUp: () => listener.caughtUp(),
    async stop() {
      listeners.delete(listener);
      await listener.stop();
    },
  };
}

interface Hearing {
  readonly connectionString: string;
  readonly targets: readonly InvalidationTarget[];
  readonly announce: Announce;
  /** Milliseconds from one proof to the next. */
  readonly heartbeat: number;
}

class Listener {
  readonly #hearing: Hearing;
  /** What a request begins here must not be bounded by its time with the database. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  isListening = false;
  #client: pg.Client | null = null;
  #beat: { readonly tag: string; heard(): void } | null = null;
  #isToldDeaf = false;
  #isStopped = false;
  #retry = FIRST_RETRY;
  #timer: NodeJS.Timeout | undefined;
  #nextRound: Promise<void> | null = null;
  #lastRound: Promise<void> = Promise.resolve();

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  async connect(): Promise<void> {
    const candidate = this.#candidate();
    this.#client = candidate;
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${PAGE_CACHE_CHANNEL}`);
      await this.#prove(candidate);
    } catch (error) {
      this.#lost(candidate, error);
      return;
    }
    if (this.#client !== candidate) {
      await candidate.end();
      return;
    }
    this.#retry = FIRST_RETRY;
    this.#hear(true);
    if (this.#isToldDeaf) log.info('invalidations arrive again');
    this.#isToldDeaf = false;
    this.#schedule(() => this.#heartbeat(), this.#hearing.heartbeat);
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
      connectionString: this.#hearing.connectionString,
      application_name: 'page-cache',
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    candidate.on('error', (error) => this.#lost(candidate, error));
    candidate.on('end', () => this.#lost(candidate));
    candidate.on('notification', ({ payload }) => {
      if (this.#client !== candidate || !payload) return;
      if (payload === this.#beat?.tag) this.#beat.heard();
      if (payload.startsWith(BEAT)) return;
      for (const target of this.#hearing.targets) target.drop(payload);
    });
    return candidate;
  }

  #hear(isListening: boolean): void {
    this.isListening = isListening;
    for (const target of this.#hearing.targets) target.listening = isListening;
  }

  #lost(which: pg.Client, error?: unknown): void {
    if (this.#client !== which) return;
    this.#client = null;
    this.#hear(false);
    if (!this.#isToldDeaf) log.warn({ err: error }, 'invalidations do not arrive: no page is kept');
    this.#isToldDeaf = true;
    which.connection.stream.destroy();
    this.#schedule(() => this.connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  }

  async #heartbeat(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    try {
      await this.#prove(client);
    } catch (error) {
      this.#lost(client, error);
    }
    if (this.#client !== null) {
      this.#schedule(() => this.#heartbeat(), this.#hearing.heartbeat);
    }
  }

  /** Rejects when a notice of our own was sent and does not come back. */
  async #prove(client: pg.Client): Promise<void> {
    const heard = Promise.withResolvers<boolean>();
    this.#beat = { tag: BEAT + randomUUID(), heard: () => heard.resolve(true) };
    const isSent = await this.#hearing.announce(this.#beat.tag).then(
      () => true,
      () => false,
    );
    const late = () => wait(ARRIVAL_MS, false, { ref: false });
    if (isSent && (await Promise.race([heard.promise, late()]))) return;
    // What a busy process has not read yet is handed over before this is answered.
    await client.query('select 1');
    if (isSent && (await Promise.race([heard.promise, false]))) return;
    // The pool is away or busy: what was proved before holds as long as the connection answers.
    if (!isSent && this.isListening) return;
    throw new Error(isSent ? 'a notice did not come back' : 'no notice could be sent');
  }

  /** The server hands over pending notifications before it answers a query on the same connection. */
  async #round(): Promise<void> {
    const asked = this.#client;
    if (asked === null || !this.isListening) return;
    try {
      await asked.query('select 1');
    } catch (error) {
      this.#lost(asked, error);
    }
  }

  #schedule(work: () => Promise<void>, delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#outsideRequests(() => void work()), delay);
    this.#timer.unref();
  }
}
