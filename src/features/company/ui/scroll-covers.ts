import { fill } from '#shared/core/fill.ts';

/** Scrolls cyclically to the clicked button's cover, announced; focus and history stay. */
export default function scrollCovers(covers: HTMLElement, { target: pressed }: Event): void {
  const by = pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0;
  if (by === 0) return;
  const { length } = covers.querySelectorAll('li');
  const current = Math.round(covers.scrollLeft / covers.clientWidth);
  const next = (current + by + length) % length;
  covers.scrollTo(next * covers.clientWidth, 0);
  const status = covers.querySelector('[role=status]');
  if (status) status.textContent = fill(covers.dataset['status'] ?? '', { shown: next + 1 });
}
