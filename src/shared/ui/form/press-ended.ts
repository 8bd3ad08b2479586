/** Maximum wait for the release, which a drag may never report. */
const MAX_WAIT_MS = 1000;
const POLL_INTERVAL_MS = 50;

/** Resolves when no pointer is pressed, so that an error does not move the clicked element. */
export async function pressEnded(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (document.querySelector(':active') !== null && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}
