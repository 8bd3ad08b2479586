import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

interface RequestQueries {
  queries: number;
  /** Milliseconds left of waiting for the database; parallel waits count once. */
  budgetMs: number;
  waiting: number;
  waitingSince: number;
}

const requestQueries = new AsyncLocalStorage<RequestQueries>();

export class DatabaseDeadlineError extends Error {
  readonly code = 'DATABASE_DEADLINE';

  constructor() {
    super('The request used up its time with the database');
    this.name = 'DatabaseDeadlineError';
  }
}

/**
 * Milliseconds in which this process had nothing to do. Where it is kept busy, an answer of the database
 * that is there long since waits to be read: that is no fault of the database.
 */
const idleMs = () => performance.eventLoopUtilization().idle;

/**
 * Milliseconds of each wait that are not counted: on a busy machine a process that is idle waits that long
 * to be woken, and a request that asks a dozen times would have used its time up with nothing but waking.
 */
const WAKE_UP_MS = 500;
const countedMs = (wait: number) => Math.max(0, wait - WAKE_UP_MS);

/**
 * Runs one request: its queries are counted, and with `budget` it may wait no longer than so many
 * idle milliseconds for the database in all, so that a stalled one cannot hold its answer back. Short
 * waits and time spent on anything else, such as receiving an upload, do not count.
 */
export function countQueries<T>(work: () => T, budgetMs = Number.POSITIVE_INFINITY): T {
  return requestQueries.run({ queries: 0, budgetMs, waiting: 0, waitingSince: 0 }, work);
}

export function queriesOfThisRequest(): number {
  return requestQueries.getStore()?.queries ?? 0;
}

export function countQuery(): void {
  const tally = requestQueries.getStore();
  if (tally !== undefined) tally.queries += 1;
}

export interface DatabaseWait {
  /** Milliseconds it may last. */
  readonly remainingMs: number;
  end(): void;
}

/** Undefined when nothing bounds this request; throws when its time is used up. */
export function startWait(): DatabaseWait | undefined {
  const tally = requestQueries.getStore();
  if (tally === undefined || tally.budgetMs === Number.POSITIVE_INFINITY) return undefined;
  const now = idleMs();
  const remainingMs = Math.floor(
    tally.budgetMs - (tally.waiting > 0 ? countedMs(now - tally.waitingSince) : 0),
  );
  if (remainingMs <= 0) throw new DatabaseDeadlineError();
  if (tally.waiting === 0) tally.waitingSince = now;
  tally.waiting += 1;
  let ended = false;
  return {
    remainingMs,
    end() {
      if (ended) return;
      ended = true;
      tally.waiting -= 1;
      if (tally.waiting === 0) tally.budgetMs -= countedMs(idleMs() - tally.waitingSince);
    },
  };
}
