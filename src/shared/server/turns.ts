import { type Accepted, type Failure, fail, ok } from '#shared/core/result.ts';
import { startWait } from '#shared/server/db/query-count.ts';
import { gauge } from '#shared/server/metrics/registry.ts';

interface SlotLimits {
  /** Without it any number. */
  readonly maxConcurrent?: number;
  readonly maxWaiting?: number;
}

export interface FairQueueOptions extends SlotLimits {
  /** What they are turns of, where those that are held are counted. */
  readonly name: string;
  /** The same for each caller, such as an address: nobody takes all turns or fills the queue alone. */
  readonly perKey?: SlotLimits;
  /** Seconds after which whoever is refused may ask again. */
  readonly retryAfterSeconds: number;
  /** Holders wait for the database, so that whoever waits for a turn does too. */
  readonly isDatabaseBound?: boolean;
}

export interface QueueOptions {
  readonly key?: string | undefined;
  /** Milliseconds to wait for a turn at most; the work itself bounds its own time. */
  readonly timeoutMs?: number | undefined;
  /** One at a time, while nobody else waits, and never refused. */
  readonly isBackground?: boolean | undefined;
}

export type QueueFullError = Failure<'unavailable'> & { readonly retryAfter: number };

/** All that this process has, by their names: what is held for long holds others up. */
const queuesByName = new Map<string, FairQueue>();

gauge(
  'turns_held',
  'Turns that are held now, by what they are turns of',
  () => [...queuesByName].map(([name, { running }]) => [{ turns: name }, running]),
  ['turns'],
);

/** Work that is dear: some at once, a short queue in the order of coming, the rest is refused. */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #shared: SlotQueue;
  readonly #background = new SlotQueue({ maxConcurrent: 1 });
  readonly #queuesByKey = new Map<string, SlotQueue>();

  constructor(options: FairQueueOptions) {
    queuesByName.set(options.name, this);
    this.#options = options;
    this.#shared = new SlotQueue(options);
  }

  get running(): number {
    return this.#shared.running;
  }

  /** Whoever comes now is refused. */
  get isFull(): boolean {
    return !this.#shared.isFree && this.#shared.isFull;
  }

  /** How many callers have work now; of the others nothing is kept. */
  get activeKeyCount(): number {
    return this.#queuesByKey.size;
  }

  async run<Value>(
    work: () => Promise<Value>,
    { key = '', timeoutMs, isBackground = false }: QueueOptions = {},
  ): Promise<Accepted<Value> | QueueFullError> {
    const keyQueue = isBackground ? this.#background : this.#queueFor(key);
    const shared = this.#shared;
    const mustWait = !(keyQueue.isFree && shared.isFree);
    if (mustWait && !isBackground && (keyQueue.isFull || shared.isFull)) return this.#queueFull();
    const databaseWait = mustWait && this.#options.isDatabaseBound ? startWait() : undefined;
    if (!isBackground) this.#queuesByKey.set(key, keyQueue);
    keyQueue.waiting += 1;
    // What is free is entered at once: whoever comes next has to find it taken.
    const keyEntry = keyQueue.enter(timeoutMs);
    let hasSlot = keyEntry === true || (await keyEntry);
    if (hasSlot) {
      const sharedEntry = shared.enter(timeoutMs, isBackground);
      hasSlot = sharedEntry === true || (await sharedEntry);
      if (!hasSlot) keyQueue.leave();
    }
    keyQueue.waiting -= 1;
    databaseWait?.end();
    try {
      return hasSlot ? ok(await work()) : this.#queueFull();
    } finally {
      if (hasSlot) {
        shared.leave();
        keyQueue.leave();
      }
      if (keyQueue.isIdle && !isBackground) this.#queuesByKey.delete(key);
    }
  }

  #queueFull(): QueueFullError {
    const { retryAfterSeconds: retryAfter } = this.#options;
    return { ...fail('unavailable'), retryAfter };
  }

  #queueFor(key: string): SlotQueue {
    return this.#queuesByKey.get(key) ?? new SlotQueue((key !== '' && this.#options.perKey) || {});
  }
}

type Start = () => void;

class SlotQueue {
  readonly #maxConcurrent: number;
  readonly #maxWaiting: number;
  readonly #foreground = new Set<Start>();
  readonly #background = new Set<Start>();
  running = 0;
  /** Here, or behind a turn of this line for another. */
  waiting = 0;

  constructor({ maxConcurrent = Infinity, maxWaiting = Infinity }: SlotLimits) {
    this.#maxConcurrent = maxConcurrent;
    this.#maxWaiting = maxWaiting;
  }

  get isFree(): boolean {
    return this.running < this.#maxConcurrent;
  }

  get isFull(): boolean {
    return Math.max(this.waiting, this.#foreground.size) >= this.#maxWaiting;
  }

  get isIdle(): boolean {
    return this.running + this.waiting === 0;
  }

  /** False when no turn came in time. */
  enter(timeoutMs?: number, isBackground = false): true | Promise<boolean> {
    if (this.isFree) {
      this.running += 1;
      return true;
    }
    const queue = isBackground ? this.#background : this.#foreground;
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        queue.delete(start);
        resolve(false);
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      queue.add(start);
    });
  }

  /** Whoever waits longest takes the turn over, so that nobody comes in between. */
  leave(): void {
    const queue = this.#foreground.size > 0 ? this.#foreground : this.#background;
    const [start] = queue;
    if (start === undefined) {
      this.running -= 1;
      return;
    }
    queue.delete(start);
    start();
  }
}
