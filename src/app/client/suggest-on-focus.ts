/**
 * A search field learns to suggest when somebody first comes to it. The address stands in
 * the page: with a literal one the build would add a kilobyte to this script to load it.
 */
export function suggestOnFocus(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-suggests]')) {
    const learn = async () =>
      (await import(/* @vite-ignore */ box.dataset['suggests'] ?? '')).default(box);
    box.addEventListener('focusin', learn, { once: true });
  }
}
