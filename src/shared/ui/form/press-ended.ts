/** Longer than a click; a drag may end without a release. */
const MAX_WAIT_MS = 1000;
const POLL_INTERVAL_MS = 50;

/** Settles once no pointer is down: an error shown on blur would move the clicked element. */
export async function pressEnded(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (document.querySelector(':active') !== null && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}
