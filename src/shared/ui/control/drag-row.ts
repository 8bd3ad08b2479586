import { afterFrame } from '../after-frame.ts';
import { followPointer } from './follow-pointer.ts';

/** Shorter movements count as a click. */
const MIN_DRAG_PX = 5;
/** Distance from the window's edge within which dragging scrolls the page. */
const SCROLL_EDGE_PX = 120;
const SCROLL_STEP = { px: 8, ms: 16 };

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Bounds of the element in page coordinates, independent of scrolling. */
function boxOf(element: Element): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { scrollX, scrollY } = window;
  return {
    left: left + scrollX,
    right: right + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
  };
}

function isUnder({ clientX, clientY }: PointerEvent): (box: Box) => boolean {
  const [x, y] = [clientX + window.scrollX, clientY + window.scrollY];
  return ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom;
}

/**
 * Drags a list row, `[data-item]`, with the pointer. `data-side` marks the row at the drop
 * position; `onDrop` receives its index and moves the row before it returns.
 */
export function dragRow(
  handle: HTMLElement,
  press: PointerEvent,
  onDrop: (to: number) => void,
): void {
  const row = handle.closest<HTMLElement>('[data-item]');
  const list = row?.parentElement;
  if (!row || !list) return;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-item]')];
  const from = rows.indexOf(row);
  let last = press;
  let to: number | undefined;
  /** Boxes of the rows, measured once, because measuring on each move would force a layout. */
  let boxes: readonly Box[] = [];
  let area: Box | undefined;
  let marked: HTMLElement | undefined;
  const mark = () => {
    row.toggleAttribute('data-dragged', to !== undefined);
    const over = to === undefined || to === from ? undefined : rows[to];
    if (over === marked) return;
    delete marked?.dataset['side'];
    if (over) over.dataset['side'] = rows.indexOf(over) < from ? 'before' : 'after';
    marked = over;
  };
  const follow = () => {
    const x = last.clientX + window.scrollX - press.pageX;
    const y = last.clientY + window.scrollY - press.pageY;
    if (to === undefined && Math.hypot(x, y) < MIN_DRAG_PX) return;
    if (!area) {
      area = boxOf(list);
      boxes = rows.map(boxOf);
    }
    row.style.transform = `translate(${x}px, ${y}px)`;
    const isIn = isUnder(last);
    const index = boxes.findIndex(isIn);
    // Between two rows the last position stays; outside the list the row returns to its own.
    if (index >= 0) to = index;
    else if (to === undefined || !isIn(area)) to = from;
    mark();
  };
  const scroll = setInterval(() => {
    if (to === undefined) return;
    const isDown = last.clientY > window.innerHeight - SCROLL_EDGE_PX;
    if (!isDown && last.clientY > SCROLL_EDGE_PX) return;
    window.scrollBy({ top: isDown ? SCROLL_STEP.px : -SCROLL_STEP.px, behavior: 'instant' });
    follow();
  }, SCROLL_STEP.ms);
  followPointer(
    handle,
    press,
    (move) => {
      last = move;
      follow();
    },
    (isLetGo) => {
      clearInterval(scroll);
      const dropIndex = to;
      const end = () => {
        to = undefined;
        row.style.transform = '';
        mark();
        if (isLetGo && dropIndex !== undefined) onDrop(dropIndex);
      };
      // The list is updated after the next frame, so that the drop is painted without delay.
      if (isLetGo && dropIndex !== undefined) afterFrame(end);
      else end();
    },
  );
}
