import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

interface RequestQueries {
  queries: number;
  /** Remaining time that the request may wait for the database; parallel waits count once. */
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

/** Idle time of the event loop, so that delays by this process do not count as database wait. */
const idleMs = () => performance.eventLoopUtilization().idle;

/** Start of each wait that is not counted: on a busy machine waking up may take this long. */
const WAKE_UP_MS = 500;
const countedMs = (wait: number) => Math.max(0, wait - WAKE_UP_MS);

/**
 * Runs a request, counts its queries and, with a budget, limits its idle waiting for the database,
 * so that a stalled database cannot hold the response back. Short waits and other work, such as
 * receiving an upload, do not count.
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

/** Starts a wait for the database; undefined without a budget, throws when none is left. */
export function startWait() {
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
    end(): void {
      if (ended) return;
      ended = true;
      tally.waiting -= 1;
      if (tally.waiting === 0) tally.budgetMs -= countedMs(idleMs() - tally.waitingSince);
    },
  };
}
