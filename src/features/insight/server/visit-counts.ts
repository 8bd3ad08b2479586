import type { Counted } from '#shared/core/domain/visit.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { ReadersOfMonth } from '#shared/server/readers-of-month.ts';

export interface CountedVisit {
  readonly idEmp: number;
  readonly metric: Counted;
  readonly value: string;
}

export interface VisitCount extends CountedVisit {
  readonly day: string;
  readonly visitors: number;
}

/** Rows kept in memory until the next write; further ones are dropped. */
const MAX_WAITING = 20_000;

export interface Reader {
  readonly address: string;
  /** The user agent, which distinguishes readers behind one IP. */
  readonly agent: string;
}

/** Daily counts per IP: more than an office causes, few enough to limit floods. */
const MAX_PER_ADDRESS = 2_000;
const MAX_ADDRESSES = 100_000;
const MAX_TERMS_PER_COMPANY_DAY = 100;

/** Counts kept in memory until the next flush, so that page views cause no database writes. */
export class VisitCounts {
  readonly #readers = new ReadersOfMonth();
  #waiting = new Map<string, VisitCount>();
  #added = new Map<string, number>();
  #terms = new Map<number, Set<string>>();
  #day = '';
  #last: { readonly now: Date; readonly day: string } | undefined;

  /** Counts a reader once a month for each metric and value; search terms once a day. */
  count({ address, agent }: Reader, visit: CountedVisit, now: Date): void {
    const day = this.#dayOf(now);
    const { idEmp, metric, value } = visit;
    if (!this.#hasRoom(day, address)) return;
    // Terms count by IP, not by browser.
    const isNew =
      metric === 'term'
        ? this.#isNew(day, `${address} ${idEmp} asked on ${day}`) &&
          this.#isNew(day, `${address} ${idEmp} asked for ${value}`)
        : this.#isNew(day, `${address} ${idEmp} ${agent} ${metric} ${value}`);
    if (!isNew) return;
    this.#added.set(address, (this.#added.get(address) ?? 0) + 1);
    const visitors = metric === 'term' ? this.#askings(day, idEmp, value) : 1;
    if (visitors > 0) this.#add({ ...visit, day, visitors });
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Writes all counts; if that fails they are kept for the next call. */
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

  /** The Thai date of `now`, cached because all counts of a visit have the same time. */
  #dayOf(now: Date): string {
    if (this.#last?.now !== now) this.#last = { now, day: thaiDay(now) };
    return this.#last.day;
  }

  #isNew(day: string, seen: string): boolean {
    return this.#readers.isNew(day.slice(0, 7), seen);
  }

  /** Visitors to add for a term: 0 for its first reader, then 2, so no unique term is written. */
  #askings(day: string, idEmp: number, term: string): number {
    if (this.#isNew(day, `${idEmp} first ${term}`)) return 0;
    const terms = this.#terms.get(idEmp) ?? new Set();
    if (!terms.has(term) && terms.size >= MAX_TERMS_PER_COMPANY_DAY) return 0;
    this.#terms.set(idEmp, terms.add(term));
    return this.#isNew(day, `${idEmp} second ${term}`) ? 2 : 1;
  }

  #hasRoom(day: string, address: string): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#added.clear();
      this.#terms.clear();
    }
    const added = this.#added.get(address);
    return added === undefined ? this.#added.size < MAX_ADDRESSES : added < MAX_PER_ADDRESS;
  }

  #add(count: VisitCount): void {
    const key = `${count.day} ${count.idEmp} ${count.metric} ${count.value}`;
    const existing = this.#waiting.get(key);
    if (!existing && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(key, { ...count, visitors: count.visitors + (existing?.visitors ?? 0) });
  }
}
