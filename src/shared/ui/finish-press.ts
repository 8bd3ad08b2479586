/** Completes a submit interrupted by signing in, unless the page only clears it (decision 0134). */
export function finishPress(): void {
  try {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]')) {
      const isPressed = form.action in sessionStorage;
      sessionStorage.removeItem(form.action);
      if (isPressed && 'finish' in form.dataset) form.querySelector('button')?.click();
    }
  } catch {
    // The browser blocks storage, so no submit could be stored.
  }
}
