import { fill } from '#shared/core/fill.ts';

/**
 * Shows the cover that the pressed button leads to, round and round, and says which it is. The focus stays
 * at the button, and the history of the window as it was.
 */
export default function scrollCovers(covers: HTMLElement, { target: pressed }: Event): void {
  const by = pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0;
  if (by === 0) return;
  const { length } = covers.querySelectorAll('li');
  const current = Math.round(covers.scrollLeft / covers.clientWidth);
  const next = (current + by + length) % length;
  covers.scrollTo(next * covers.clientWidth, 0);
  const status = covers.querySelector('[role=status]');
  if (status) status.textContent = fill(covers.dataset['said'] ?? '', { shown: next + 1 });
}
