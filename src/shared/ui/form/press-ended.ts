/** Longer than a press: a drag may end without a release. */
const MAX_WAIT_MS = 1000;
const POLL_INTERVAL_MS = 50;

/**
 * Settles once nothing is pressed. What is said on leaving a field moves what stands below it, and a click needs
 * press and release on the same thing: nothing is said between the two.
 */
export async function pressEnded(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (document.querySelector(':active') !== null && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}
