/** Target lock time of a step: a publication waits for one step and should take under 100 ms. */
const TARGET_HELD_MS = 50;
/** On a busy machine a step costs mostly overhead: smaller steps would never finish. */
const MIN_COMPANIES = 10;
const MAX_COMPANIES = 100;

/** Companies in the first step, before any timing. */
export const FIRST_STEP = 25;

/** Companies in the next step, from the size and lock time of the last one. */
export function nextStepSize(companies: number, heldMs: number): number {
  const fitting = Math.floor((companies * TARGET_HELD_MS) / Math.max(heldMs, 1));
  // A quick step may hold companies without reviews, so the size at most doubles.
  return Math.min(MAX_COMPANIES, 2 * companies, Math.max(MIN_COMPANIES, fitting));
}
