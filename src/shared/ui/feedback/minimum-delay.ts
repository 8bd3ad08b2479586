const MIN_DELAY_MS = 200;

/** Whoever shows a loader shows it at least this long, so that a quick answer does not flicker. */
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
