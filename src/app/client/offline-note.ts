const VISIBLE_MS = 6000;

/** Shows an offline notice instead of losing the page to the browser's error page. */
export function showOfflineNotice(event: Event): void {
  const note = document.querySelector<HTMLElement>('[data-note]');
  if (!note || navigator.onLine) return;
  event.preventDefault();
  note.hidden = false;
  setTimeout(() => {
    note.hidden = true;
  }, VISIBLE_MS);
}
