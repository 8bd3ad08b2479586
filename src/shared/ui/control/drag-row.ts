import { followPointer } from './follow-pointer.ts';

/** A press that goes no further is none that moves anything. */
const SLOP = 5;
/** So near to the edge of the window, at the bars and under them, the page scrolls along. */
const EDGE = 120;
const PACE = { px: 8, ms: 16 };

/**
 * Moves a row of a list, `[data-item]`, with the pointer that holds it. The row it is over says with
 * `data-side` where it would come to stand; `onDrop` is told the place where it was let go.
 */
export function dragRow(
  held: HTMLElement,
  press: PointerEvent,
  onDrop: (to: number) => void,
): void {
  const row = held.closest<HTMLElement>('[data-item]');
  const list = row?.parentElement;
  if (!row || !list) return;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-item]')];
  const from = rows.indexOf(row);
  let last = press;
  let to: number | undefined;
  const mark = () => {
    row.toggleAttribute('data-dragged', to !== undefined);
    for (const [at, one] of rows.entries()) {
      if (at === to && at !== from) one.dataset['side'] = at < from ? 'before' : 'after';
      else delete one.dataset['side'];
    }
  };
  const follow = () => {
    const x = last.clientX + window.scrollX - press.pageX;
    const y = last.clientY + window.scrollY - press.pageY;
    if (to === undefined && Math.hypot(x, y) < SLOP) return;
    row.style.transform = `translate(${x}px, ${y}px)`;
    const under = document.elementFromPoint(last.clientX, last.clientY);
    const at = rows.findIndex((one) => one.contains(under));
    // Between two rows it stays where it was, beside the list it has no place.
    if (at >= 0) to = at;
    else if (to === undefined || !list.contains(under)) to = from;
    mark();
  };
  const scroll = setInterval(() => {
    if (to === undefined) return;
    const isDown = last.clientY > window.innerHeight - EDGE;
    if (!isDown && last.clientY > EDGE) return;
    window.scrollBy({ top: isDown ? PACE.px : -PACE.px, behavior: 'instant' });
    follow();
  }, PACE.ms);
  followPointer(
    held,
    press,
    (move) => {
      last = move;
      follow();
    },
    (isLetGo) => {
      clearInterval(scroll);
      const at = to;
      to = undefined;
      row.style.transform = '';
      mark();
      if (isLetGo && at !== undefined) onDrop(at);
    },
  );
}
