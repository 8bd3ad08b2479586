/** Within this time it is done even on a page that never rests. */
const IDLE_TIMEOUT_MS = 500;

/** Calls once the browser rests, and returns what cancels it; Safari has no such moment. */
export function whenIdle(work: () => void, timeoutMs = IDLE_TIMEOUT_MS): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
