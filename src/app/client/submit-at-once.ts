/** Submits a form on selection by pointer: by keyboard every arrow selects, the button submits. */
export function submitAtOnce(): void {
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-auto-submit] :not(:focus-visible)')) {
      (target as HTMLSelectElement).form?.requestSubmit();
    }
  });
}
