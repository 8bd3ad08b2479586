/** Submits a form on selection by pointer only: with a keyboard every arrow key selects. */
export function submitAtOnce(): void {
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-auto-submit] :not(:focus-visible)')) {
      (target as HTMLSelectElement).form?.requestSubmit();
    }
  });
}
