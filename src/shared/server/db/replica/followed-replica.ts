import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#shared/server/log.ts';

export interface ReplicaProbe {
  position(): Promise<string>;
  hasReplayed(position: string): Promise<boolean>;
  maxLagSeconds(): number;
  /** A monotonic clock, so that setting the system time does not change the measured lag. */
  readonly now: () => number;
}

const ROUND_MS = 1_000;
const FIRST_POLL_MS = 5;
const MAX_POLL_MS = 500;

/**
 * Decides whether a replica may be read: when it has replayed every invalidated change and recently
 * matched the primary, so that no page is cached with content older than its invalidation. While
 * the primary is away it stays readable up to the maximum lag, because no page is cached then.
 */
export class FollowedReplica {
  readonly #probe: ReplicaProbe;
  readonly #stopping = new AbortController();
  #invalidationCount = 0;
  #replayedCount = -1;
  #caughtUpAt: number;
  #isAway = true;
  #isPrimaryAway = false;
  #isListening = false;
  #running: Promise<void> = Promise.resolve();
  #woken = Promise.withResolvers<void>();

  constructor(probe: ReplicaProbe) {
    this.#probe = probe;
    this.#caughtUpAt = probe.now();
  }

  get isReadable(): boolean {
    const isAlone = this.#isPrimaryAway && !this.#isListening;
    const isRecent = this.lagSeconds < this.#probe.maxLagSeconds();
    return (
      !this.#isAway && isRecent && (isAlone || this.#replayedCount === this.#invalidationCount)
    );
  }

  get lagSeconds(): number {
    return (this.#probe.now() - this.#caughtUpAt) / 1_000;
  }

  /** After a change the primary is read until the replica has replayed it. */
  drop(): void {
    this.#invalidationCount += 1;
    this.#woken.resolve();
  }

  /** On reconnection the primary is read first, since invalidations may have been missed. */
  set listening(isListening: boolean) {
    this.#isListening = isListening;
    this.drop();
  }

  /** Stops reading from a failed replica until it follows again. */
  lost(error: unknown): void {
    if (!this.#isAway)
      log.warn({ err: error }, 'the replica is unavailable: reading from the primary');
    this.#isAway = true;
  }

  start(): void {
    this.#running = this.#follow();
  }

  async stop(): Promise<void> {
    this.#isAway = true;
    this.#stopping.abort();
    await this.#running;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#woken = Promise.withResolvers();
      try {
        await this.#checkOnce();
        if (this.#replayedCount === this.#invalidationCount)
          await Promise.race([this.#woken.promise, this.#pause()]);
      } catch (error) {
        if (signal.aborted) return;
        this.lost(error);
        await this.#pause();
      }
    }
  }

  async #checkOnce(): Promise<void> {
    const { position, hasReplayed, now } = this.#probe;
    const invalidationCount = this.#invalidationCount;
    const startedAt = now();
    const primaryPosition = await position().catch(() => null);
    this.#isPrimaryAway = primaryPosition === null;
    if (primaryPosition === null) return this.#pause();
    let pollMs = FIRST_POLL_MS;
    while (!(await hasReplayed(primaryPosition))) {
      await this.#pause(pollMs);
      pollMs = Math.min(pollMs * 2, MAX_POLL_MS);
    }
    if (this.#stopping.signal.aborted) return;
    this.#replayedCount = invalidationCount;
    this.#caughtUpAt = startedAt;
    if (this.#isAway) log.info('the replica has caught up: reading from it');
    this.#isAway = false;
  }

  async #pause(delayMs = ROUND_MS): Promise<void> {
    const { signal } = this.#stopping;
    await wait(delayMs, undefined, { ref: false, signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
