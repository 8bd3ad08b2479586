const SHORTEST = 200;

/** Whoever shows a loader shows it at least this long, so that a quick answer does not flicker. */
export async function minimumDelay<Value>(
  work: Promise<Value>,
  shortest: number = SHORTEST,
): Promise<Value> {
  const pause = new Promise((resolve) => {
    setTimeout(resolve, shortest);
  });
  await Promise.allSettled([work, pause]);
  return work;
}
