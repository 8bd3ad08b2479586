/**
 * Submits a form on a selection by pointer. By keyboard every arrow key selects, so the button
 * submits.
 */
export function submitAtOnce(): void {
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-auto-submit] :not(:focus-visible)')) {
      (target as HTMLSelectElement).form?.requestSubmit();
    }
  });
}
