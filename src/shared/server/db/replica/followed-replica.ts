import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#shared/server/log.ts';

export interface Following {
  /** How far the primary has written its log. */
  position(): Promise<string>;
  hasReplayed(position: string): Promise<boolean>;
  /** Seconds that the replica may be behind. */
  maxLag(): number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const ROUND_MS = 1_000;
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 500;

/**
 * Says whether a replica may be read. It may while it holds every change of a page that was heard of, and
 * was seen to hold all that the primary held a moment ago: so no page is made anew from what it showed before.
 * A primary that is away leaves it readable for as long as it may be behind: no page is kept meanwhile.
 */
export class FollowedReplica {
  readonly #following: Following;
  readonly #stopping = new AbortController();
  #heard = 0;
  #replayed = -1;
  #provedAt: number;
  #isAway = true;
  #isPrimaryAway = false;
  #isListening = false;
  #running: Promise<void> = Promise.resolve();
  #woken = Promise.withResolvers<void>();

  constructor(following: Following) {
    this.#following = following;
    this.#provedAt = following.now();
  }

  get isReadable(): boolean {
    const isAlone = this.#isPrimaryAway && !this.#isListening;
    const isRecent = this.lag < this.#following.maxLag();
    return !this.#isAway && isRecent && (isAlone || this.#replayed === this.#heard);
  }

  /** Seconds since the moment of which it is known to hold everything. */
  get lag(): number {
    return (this.#following.now() - this.#provedAt) / 1_000;
  }

  /** A page changed: the primary is read until the replica has the change. */
  drop(): void {
    this.#heard += 1;
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
        await this.#round();
        if (this.#replayed === this.#heard)
          await Promise.race([this.#woken.promise, this.#pause()]);
      } catch (error) {
        if (signal.aborted) return;
        this.lost(error);
        await this.#pause();
      }
    }
  }

  async #round(): Promise<void> {
    const { position, hasReplayed, now } = this.#following;
    const heard = this.#heard;
    const at = now();
    const asked = await position().catch(() => null);
    this.#isPrimaryAway = asked === null;
    if (asked === null) return this.#pause();
    let look = FIRST_LOOK_MS;
    while (!(await hasReplayed(asked))) {
      await this.#pause(look);
      look = Math.min(look * 2, LONGEST_LOOK_MS);
    }
    if (this.#stopping.signal.aborted) return;
    this.#replayed = heard;
    this.#provedAt = at;
    if (this.#isAway) log.info('the replica follows and is read');
    this.#isAway = false;
  }

  async #pause(milliseconds = ROUND_MS): Promise<void> {
    const { signal } = this.#stopping;
    await wait(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
    signal.throwIfAborted();
  }
}
