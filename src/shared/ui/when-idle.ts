/** Maximum wait on a page that is never idle. */
const IDLE_TIMEOUT_MS = 500;

/** Runs when the browser is idle; returns a cancel function. Safari lacks requestIdleCallback. */
export function whenIdle(work: () => void, timeoutMs = IDLE_TIMEOUT_MS): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
