const MIN_DELAY_MS = 200;

/** Keeps a loader visible long enough not to flicker. */
export async function minimumDelay<Value>(
  work: Promise<Value>,
  minDelayMs: number = MIN_DELAY_MS,
): Promise<Value> {
  const pause = new Promise((resolve) => {
    setTimeout(resolve, minDelayMs);
  });
  await Promise.allSettled([work, pause]);
  return work;
}
