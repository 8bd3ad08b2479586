const SHORTEST = 200;

/** Whoever shows a loader shows it at least this long, so that a quick answer does not flicker. */
export async function minimumDelay<Value>(
  work: Promise<Value>,
  shortest: number = SHORTEST,
): Promise<Value> {
  const pause = new Promise((resolve) => {
    setTimeout(resolve, shortest);
  });
  const [outcome] = await Promise.allSettled([work, pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
