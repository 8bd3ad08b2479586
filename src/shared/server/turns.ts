import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';

export interface TurnTerms {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Work that is dear: some at once, a short queue in the order of coming, the rest is refused. */
export class Turns {
  readonly #terms: TurnTerms;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(terms: TurnTerms) {
    this.#terms = terms;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  async take<Value>(work: () => Promise<Value>): Promise<Result<Value, 'unavailable'>> {
    if (this.#running < this.#terms.atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#terms.mostWaiting) return fail('unavailable');
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return ok(await work());
    } finally {
      // Whoever waits longest takes over this turn, so that nobody comes in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** Turns of their own for each of many, such as the addresses of callers. */
export class TurnsOfEach {
  readonly #terms: TurnTerms;
  readonly #turns = new Map<string, Turns>();

  constructor(terms: TurnTerms) {
    this.#terms = terms;
  }

  /** How many of them have work now; of the others nothing is kept. */
  get size(): number {
    return this.#turns.size;
  }

  async take<Value>(
    key: string,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'unavailable'>> {
    const turns = this.#turns.get(key) ?? new Turns(this.#terms);
    this.#turns.set(key, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.isIdle) this.#turns.delete(key);
    }
  }
}
