/** Whoever publishes a review waits for the lock of one step at most: 100 ms is the goal of a publication. */
const TARGET_HELD_MS = 50;
/** On a busy machine a step takes most of its time whatever its size: smaller ones would never come to an end. */
const MIN_COMPANIES = 10;
const MAX_COMPANIES = 100;

/** Companies of a first step, before a lock was timed. */
export const FIRST_STEP = 25;

/** Companies of the next step, from those of the last one and the milliseconds it held the lock of all scores. */
export function nextStepSize(companies: number, heldMs: number): number {
  const fitting = Math.floor((companies * TARGET_HELD_MS) / Math.max(heldMs, 1));
  // A quick step may be one of companies without reviews: the next is twice as large at most.
  return Math.min(MAX_COMPANIES, 2 * companies, Math.max(MIN_COMPANIES, fitting));
}
