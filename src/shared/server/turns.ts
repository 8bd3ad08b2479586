import { type Accepted, fail, ok, type Refused } from '#shared/core/result.ts';
import { beginWait } from '#shared/server/db/query-count.ts';
import { gauge } from '#shared/server/metrics/registry.ts';

interface LineTerms {
  /** Without it any number. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
}

export interface TurnTerms extends LineTerms {
  /** What they are turns of, where those that are held are counted. */
  readonly name: string;
  /** The same for each caller, such as an address: nobody takes all turns or fills the queue alone. */
  readonly perCaller?: LineTerms;
  /** Seconds after which whoever is refused may ask again. */
  readonly retryAfter: number;
  /** Holders wait for the database, so that whoever waits for a turn does too. */
  readonly ofDatabase?: boolean;
}

export interface TurnWishes {
  readonly caller?: string | undefined;
  /** Milliseconds to wait for a turn at most; the work itself bounds its own time. */
  readonly within?: number | undefined;
  /** One at a time, while nobody else waits, and never refused. */
  readonly inBackground?: boolean | undefined;
}

export type NoTurn = Refused<'unavailable'> & { readonly retryAfter: number };

/** All that this process has, by their names: what is held for long holds others up. */
const known = new Map<string, Turns>();

gauge(
  'turns_held',
  'Turns that are held now, by what they are turns of',
  () => [...known].map(([name, { running }]) => [{ turns: name }, running]),
  ['turns'],
);

/** Work that is dear: some at once, a short queue in the order of coming, the rest is refused. */
export class Turns {
  readonly #terms: TurnTerms;
  readonly #all: Line;
  readonly #background = new Line({ atOnce: 1 });
  readonly #callers = new Map<string, Line>();

  constructor(terms: TurnTerms) {
    known.set(terms.name, this);
    this.#terms = terms;
    this.#all = new Line(terms);
  }

  get running(): number {
    return this.#all.running;
  }

  /** Whoever comes now is refused. */
  get isFull(): boolean {
    return !this.#all.isFree && this.#all.isFull;
  }

  /** How many callers have work now; of the others nothing is kept. */
  get callers(): number {
    return this.#callers.size;
  }

  async take<Value>(
    work: () => Promise<Value>,
    { caller = '', within, inBackground = false }: TurnWishes = {},
  ): Promise<Accepted<Value> | NoTurn> {
    const own = inBackground ? this.#background : this.#lineOf(caller);
    const all = this.#all;
    const waits = !(own.isFree && all.isFree);
    if (waits && !inBackground && (own.isFull || all.isFull)) return this.#refused();
    const wait = waits && this.#terms.ofDatabase ? beginWait() : undefined;
    if (!inBackground) this.#callers.set(caller, own);
    own.waiting += 1;
    // What is free is entered at once: whoever comes next has to find it taken.
    const entered = own.enter(within);
    let begins = entered === true || (await entered);
    if (begins) {
      const begun = all.enter(within, inBackground);
      begins = begun === true || (await begun);
      if (!begins) own.leave();
    }
    own.waiting -= 1;
    wait?.end();
    try {
      return begins ? ok(await work()) : this.#refused();
    } finally {
      if (begins) {
        all.leave();
        own.leave();
      }
      if (own.isIdle && !inBackground) this.#callers.delete(caller);
    }
  }

  #refused(): NoTurn {
    const { retryAfter } = this.#terms;
    return { ...fail('unavailable'), retryAfter };
  }

  #lineOf(caller: string): Line {
    return this.#callers.get(caller) ?? new Line((caller !== '' && this.#terms.perCaller) || {});
  }
}

type Begin = () => void;

class Line {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #first = new Set<Begin>();
  readonly #last = new Set<Begin>();
  running = 0;
  /** Here, or behind a turn of this line for another. */
  waiting = 0;

  constructor({ atOnce = Infinity, mostWaiting = Infinity }: LineTerms) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  get isFree(): boolean {
    return this.running < this.#atOnce;
  }

  get isFull(): boolean {
    return Math.max(this.waiting, this.#first.size) >= this.#mostWaiting;
  }

  get isIdle(): boolean {
    return this.running + this.waiting === 0;
  }

  /** False when no turn came in time. */
  enter(within?: number, isLast = false): true | Promise<boolean> {
    if (this.isFree) {
      this.running += 1;
      return true;
    }
    const queue = isLast ? this.#last : this.#first;
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        queue.delete(begin);
        resolve(false);
      };
      const timer = within === undefined ? undefined : setTimeout(giveUp, within);
      queue.add(begin);
    });
  }

  /** Whoever waits longest takes the turn over, so that nobody comes in between. */
  leave(): void {
    const queue = this.#first.size > 0 ? this.#first : this.#last;
    const [begin] = queue;
    if (begin === undefined) {
      this.running -= 1;
      return;
    }
    queue.delete(begin);
    begin();
  }
}
