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

/** What is counted waits here, so that reading a page never writes. */
export class VisitCounts {
  readonly #readers = new ReadersOfDay();
  #waiting = new Map<string, VisitCount>();

  /** Once a day for a reader and what is counted of them; of the words searched for the first alone. */
  count(reader: string, visit: CountedVisit, now: Date): void {
    const day = thaiDay(now);
    const { idEmp, counted, value } = visit;
    const once = counted === 'term' ? counted : `${counted} ${value}`;
    if (this.#readers.isNew(day, `${reader} ${idEmp} ${once}`))
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

  #add(count: VisitCount): void {
    const key = `${count.day} ${count.idEmp} ${count.counted} ${count.value}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(key, { ...count, visitors: count.visitors + (known?.visitors ?? 0) });
  }
}
