/**
 * A choice made with a pointer submits its form. By keyboard every arrow key is a choice, so whoever
 * uses one presses the button.
 */
export function submitAtOnce(): void {
  addEventListener('change', ({ target }) => {
    const chosen = target as HTMLSelectElement;
    if (chosen.matches(':focus-visible')) return;
    if (chosen.closest('[data-at-once]')) chosen.form?.requestSubmit();
  });
}
