/** As long as a call of the API may take: whoever stopped the page meanwhile can send again. */
const STUCK_AFTER = 20_000;
const BUSY = 'aria-busy';

/**
 * A form that is posted is posted once, however often its button is pressed until the next page is there.
 * The button keeps its value and its focus; what an island sends is the island's to hold back.
 */
export function sendOnce(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'post') return;
    if (form.getAttribute(BUSY) === 'true') return event.preventDefault();
    const mark = (isBusy: boolean) => {
      form.setAttribute(BUSY, `${isBusy}`);
      for (const part of form.elements) {
        if ((part as HTMLButtonElement).type === 'submit') {
          part.setAttribute('aria-disabled', `${isBusy}`);
        }
      }
    };
    mark(true);
    const again = () => mark(false);
    setTimeout(again, STUCK_AFTER);
    // Back from the next page, which the browser kept this one for.
    addEventListener('pagehide', again, { once: true });
  });
}
