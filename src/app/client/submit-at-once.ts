/**
 * A choice made with a pointer submits its form. By keyboard every arrow key is a choice, so whoever
 * uses one presses the button.
 */
export function submitAtOnce(): void {
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-at-once] :not(:focus-visible)')) {
      (target as HTMLSelectElement).form?.requestSubmit();
    }
  });
}
