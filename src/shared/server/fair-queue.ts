import { type Accepted, type Failure, fail, ok } from '#shared/core/result.ts';
import { startWait } from '#shared/server/db/query-count.ts';
import { gauge } from '#shared/server/metrics/registry.ts';

interface SlotLimits {
  readonly maxConcurrent?: number;
  readonly maxWaiting?: number;
}

export interface FairQueueOptions extends SlotLimits {
  readonly name: string;
  /** Limits per key, such as a network address: none takes all slots or fills the queue. */
  readonly perKey?: SlotLimits;
  readonly retryAfterSeconds: number;
  /** True if queue time counts as wait for the database, because slot holders wait for it. */
  readonly isDatabaseBound?: boolean;
}

export interface QueueOptions {
  readonly key?: string | undefined;
  /** Maximum queue time; the work itself bounds its own time. */
  readonly timeoutMs?: number | undefined;
  /** True for work that may wait: one at a time, only while no other waits, never rejected. */
  readonly isBackground?: boolean | undefined;
}

export type QueueFullError = Failure<'unavailable'> & { readonly retryAfter: number };

const queuesByName = new Map<string, FairQueue>();

gauge(
  'fair_queue_slots_in_use',
  'Slots in use by queue',
  () => [...queuesByName].map(([name, { running }]) => [{ queue: name }, running]),
  ['queue'],
);

/** Limits expensive work: some runs at once, a short queue waits in order, the rest is rejected. */
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

  get isFull(): boolean {
    return !this.#shared.isFree && this.#shared.isFull;
  }

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
    // A free slot is taken synchronously, so that a concurrent call finds it in use.
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
  readonly #limits: Required<SlotLimits>;
  readonly #foreground = new Set<Start>();
  readonly #background = new Set<Start>();
  running = 0;
  /** Number of waiting calls, including those with a slot here that wait for another queue. */
  waiting = 0;

  constructor({ maxConcurrent = Infinity, maxWaiting = Infinity }: SlotLimits) {
    this.#limits = { maxConcurrent, maxWaiting };
  }

  get isFree(): boolean {
    return this.running < this.#limits.maxConcurrent;
  }

  get isFull(): boolean {
    return Math.max(this.waiting, this.#foreground.size) >= this.#limits.maxWaiting;
  }

  get isIdle(): boolean {
    return this.running + this.waiting === 0;
  }

  /** Takes a slot, at once (true) or later; the promise resolves to false on timeout. */
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

  /** Releases the slot to the call that has waited longest, ahead of new calls. */
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
