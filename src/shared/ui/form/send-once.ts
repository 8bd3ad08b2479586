import { whileWaiting } from '../feedback/loading-store.ts';

/** The milliseconds a call of the API may take: whoever stopped the page meanwhile can send again. */
const RELEASE_AFTER_MS = 20_000;

/**
 * A form that is posted is posted once, however often its button is pressed until the next page is there.
 * The button keeps its value and its focus; what an island sends is the island's to hold back.
 */
export function sendOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'post') return;
    if (form.ariaBusy === 'true') return event.preventDefault();
    const { submitter } = event;
    const setBusy = (isBusy: 'true' | 'false') => {
      form.ariaBusy = isBusy;
      submitter?.setAttribute('aria-disabled', isBusy);
    };
    setBusy('true');
    const released = new Promise<void>((resolve) => {
      const release = () => {
        setBusy('false');
        resolve();
      };
      setTimeout(release, RELEASE_AFTER_MS);
      // Back from the next page, which the browser kept this one for.
      addEventListener('pagehide', release);
    });
    void whileWaiting(released);
  });
}
