import { runLater } from '#shared/ui/run-later.ts';

/** A search field learns to suggest when somebody first comes to it. */
export function suggestOnFocus(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-suggests]')) {
    box.addEventListener('focusin', () => runLater(box, 'suggests'), { once: true });
  }
}
