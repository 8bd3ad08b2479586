import { whileWaiting } from '../feedback/loading-store.ts';

/** Delay after which the form can be sent again, for navigations that the user stopped. */
const RELEASE_AFTER_MS = 20_000;

/** Prevents double submits of plain forms; islands prevent them themselves. */
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
      // The page may be restored from the back/forward cache.
      addEventListener('pagehide', release);
    });
    void whileWaiting(released);
  });
}
