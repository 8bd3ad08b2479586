/**
 * Does what was pressed in this tab before signing in, without a second press: the script of every page noted the
 * address it was sent to, which no link to it can do. A page that would take it back only forgets it (decision 0134).
 */
export function finishPress(): void {
  try {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]')) {
      const isPressed = form.action in sessionStorage;
      sessionStorage.removeItem(form.action);
      if (isPressed && 'finish' in form.dataset) form.querySelector('button')?.click();
    }
  } catch {
    // Storage is closed to this page, so nothing was noted here.
  }
}
