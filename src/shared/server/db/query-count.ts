import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

interface Tally {
  queries: number;
  /** Milliseconds left of waiting for the database; parallel waits count once. */
  budget: number;
  waiting: number;
  since: number;
}

const tallies = new AsyncLocalStorage<Tally>();

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
const idleTime = () => performance.eventLoopUtilization().idle;

/**
 * Milliseconds of each wait that are not counted: on a busy machine a process that is idle waits that long
 * to be woken, and a request that asks a dozen times would have used its time up with nothing but waking.
 */
const WAKING = 500;
const counted = (wait: number) => Math.max(0, wait - WAKING);

/**
 * Runs one request: its queries are counted, and with `budget` it may wait no longer than so many
 * idle milliseconds for the database in all, so that a stalled one cannot hold its answer back. Short
 * waits and time spent on anything else, such as receiving an upload, do not count.
 */
export function countQueries<T>(work: () => T, budget = Number.POSITIVE_INFINITY): T {
  return tallies.run({ queries: 0, budget, waiting: 0, since: 0 }, work);
}

export function queriesOfThisRequest(): number {
  return tallies.getStore()?.queries ?? 0;
}

export function countQuery(): void {
  const tally = tallies.getStore();
  if (tally !== undefined) tally.queries += 1;
}

export interface Wait {
  /** Milliseconds it may last. */
  readonly left: number;
  end(): void;
}

/** Undefined when nothing bounds this request; throws when its time is used up. */
export function beginWait(): Wait | undefined {
  const tally = tallies.getStore();
  if (tally === undefined || tally.budget === Number.POSITIVE_INFINITY) return undefined;
  const now = idleTime();
  const left = Math.floor(tally.budget - (tally.waiting > 0 ? counted(now - tally.since) : 0));
  if (left <= 0) throw new DatabaseDeadlineError();
  if (tally.waiting === 0) tally.since = now;
  tally.waiting += 1;
  let ended = false;
  return {
    left,
    end() {
      if (ended) return;
      ended = true;
      tally.waiting -= 1;
      if (tally.waiting === 0) tally.budget -= counted(idleTime() - tally.since);
    },
  };
}
