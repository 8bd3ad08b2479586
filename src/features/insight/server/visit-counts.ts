import { thaiDay } from '#features/opening/core/opening-days.ts';
import type { Counted } from '../core/visit-lists.ts';
import { ReadersOfDay } from './readers-of-day.ts';

export interface CountedVisit {
  readonly idEmp: number;
  readonly counted: Counted;
  readonly value: string;
}

export interface VisitCount extends CountedVisit {
  readonly day: string;
  readonly visitors: number;
}

/** Different rows that may wait to be written; what comes beyond is not counted. */
const MOST_WAITING = 20_000;

export interface Reader {
  readonly address: string;
  /** People behind one address are told apart by their browsers. */
  readonly agent: string;
}

/** What one address may add in a day; an office has fewer readers, and a flood stays small. */
const MOST_OF_ADDRESS = 2_000;
const MOST_ADDRESSES = 100_000;

/** What is counted waits here, so that reading a page never writes. */
export class VisitCounts {
  readonly #readers = new ReadersOfDay();
  #waiting = new Map<string, VisitCount>();
  #added = new Map<string, number>();
  #day = '';

  /** Once a day for a reader and what is counted of them; of the words searched for the first alone. */
  count({ address, agent }: Reader, visit: CountedVisit, now: Date): void {
    const day = thaiDay(now);
    const { idEmp, counted, value } = visit;
    // A word is no one's own: it takes another address, not another browser, to ask for it again.
    const once = counted === 'term' ? counted : `${agent} ${counted} ${value}`;
    if (!this.#hasRoom(day, address)) return;
    if (!this.#readers.isNew(day, `${address} ${idEmp} ${once}`)) return;
    this.#added.set(address, (this.#added.get(address) ?? 0) + 1);
    this.#add({ ...visit, day, visitors: 1 });
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Writes what waits; what could not be written waits on. */
  async flush(write: (counts: readonly VisitCount[]) => Promise<void>): Promise<void> {
    const counts = [...this.#waiting.values()];
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await write(counts);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
  }

  #hasRoom(day: string, address: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#added.clear();
    }
    const added = this.#added.get(address);
    return added === undefined ? this.#added.size < MOST_ADDRESSES : added < MOST_OF_ADDRESS;
  }

  #add(count: VisitCount): void {
    const key = `${count.day} ${count.idEmp} ${count.counted} ${count.value}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, { ...count, visitors: count.visitors + (known?.visitors ?? 0) });
  }
}
