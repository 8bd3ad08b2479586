import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#shared/server/log.ts';

export interface ReplicaProbe {
  /** How far the primary has written its log. */
  position(): Promise<string>;
  hasReplayed(position: string): Promise<boolean>;
  /** Seconds that the replica may be behind. */
  maxLagSeconds(): number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const ROUND_MS = 1_000;
const FIRST_POLL_MS = 5;
const MAX_POLL_MS = 500;

/**
 * Says whether a replica may be read. It may while it holds every change of a page that was heard of, and
 * was seen to hold all that the primary held a moment ago: so no page is made anew from what it showed before.
 * A primary that is away leaves it readable for as long as it may be behind: no page is kept meanwhile.
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

  /** Seconds since the moment of which it is known to hold everything. */
  get lagSeconds(): number {
    return (this.#probe.now() - this.#caughtUpAt) / 1_000;
  }

  /** A page changed: the primary is read until the replica has the change. */
  drop(): void {
    this.#invalidationCount += 1;
    this.#woken.resolve();
  }

  /** What changed while nobody listened is not known. */
  set listening(isListening: boolean) {
    this.#isListening = isListening;
    this.drop();
  }

  /** It did not answer: it is read again when it is seen to follow. */
  lost(error: unknown): void {
    if (!this.#isAway) log.warn({ err: error }, 'the replica is away: the primary is read');
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
    if (this.#isAway) log.info('the replica follows and is read');
    this.#isAway = false;
  }

  async #pause(delayMs = ROUND_MS): Promise<void> {
    const { signal } = this.#stopping;
    await wait(delayMs, undefined, { ref: false, signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
