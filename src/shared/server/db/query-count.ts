import { AsyncLocalStorage } from 'node:async_hooks';

interface Tally {
  queries: number;
  readonly deadline: number;
}

declare global {
  var yousayQueryTally: AsyncLocalStorage<Tally> | undefined;
}

/** Global, because the bundled application and the unbundled server each hold a copy of this module. */
globalThis.yousayQueryTally ??= new AsyncLocalStorage<Tally>();
const tallies = globalThis.yousayQueryTally;

class DatabaseDeadlineError extends Error {
  readonly code = 'DATABASE_DEADLINE';

  constructor() {
    super('The request used up its time with the database');
    this.name = 'DatabaseDeadlineError';
  }
}

/**
 * Runs one request: its queries are counted, and with `withinMs` none of them may last longer than
 * what is left of that time, so that a stalled database cannot hold an answer back.
 */
export function countQueries<T>(work: () => T, withinMs = Number.POSITIVE_INFINITY): T {
  return tallies.run({ queries: 0, deadline: performance.now() + withinMs }, work);
}

export function queriesOfThisRequest(): number {
  return tallies.getStore()?.queries ?? 0;
}

/** Counts a query and gives the milliseconds it may last, or undefined when nothing bounds it. */
export function beginQuery(): number | undefined {
  const tally = tallies.getStore();
  if (tally === undefined) return undefined;
  tally.queries += 1;
  if (tally.deadline === Number.POSITIVE_INFINITY) return undefined;
  const left = Math.floor(tally.deadline - performance.now());
  if (left <= 0) throw new DatabaseDeadlineError();
  return left;
}
