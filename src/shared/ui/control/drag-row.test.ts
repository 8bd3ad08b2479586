// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { dragRow } from './drag-row.ts';

const HEIGHT = 100;

function held(onDrop: (to: number) => void): HTMLElement[] {
  document.body.innerHTML = '<ol>'.concat('<li data-item></li>'.repeat(3), '</ol>');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const boxOf = (top: number, height: number) => () => new DOMRect(0, top, HEIGHT, height);
  for (const [at, row] of rows.entries())
    row.getBoundingClientRect = boxOf(at * HEIGHT, HEIGHT) as never;
  const [first] = rows as [HTMLElement];
  (first.parentElement as HTMLElement).getBoundingClientRect = boxOf(0, 3 * HEIGHT) as never;
  first.setPointerCapture = () => undefined;
  vi.useFakeTimers();
  dragRow(first, new PointerEvent('pointerdown', { button: 0, clientX: 5, clientY: 5 }), onDrop);
  return rows;
}

function point(type: string, clientY: number): void {
  const row = document.querySelector('[data-item]');
  row?.dispatchEvent(new PointerEvent(type, { clientX: 5, clientY }));
}

it('marks only the row under the pointer', () => {
  const rows = held(() => undefined);
  const sides = () => rows.map(({ dataset }) => dataset['side']);
  point('pointermove', 1.5 * HEIGHT);
  expect(sides()).toEqual([undefined, 'after', undefined]);
  point('pointermove', 2.5 * HEIGHT);
  expect(sides()).toEqual([undefined, undefined, 'after']);
  point('pointermove', 0.5 * HEIGHT);
  expect(sides()).toEqual([undefined, undefined, undefined]);
});

it('moves the row after the frame of the release', () => {
  const atDrop: unknown[] = [];
  const rows = held((to) => atDrop.push([to, rows[0]?.outerHTML, rows[1]?.outerHTML]));
  point('pointermove', 1.5 * HEIGHT);
  const before = document.body.innerHTML;
  point('pointerup', 1.5 * HEIGHT);
  expect([document.body.innerHTML, atDrop]).toEqual([before, []]);
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  const [, still] = rows as [HTMLElement, HTMLElement];
  expect(atDrop).toEqual([[1, expect.not.stringContaining('dragged'), still.outerHTML]]);
  expect(document.querySelector('[data-dragged], [data-side]')).toBeNull();
});

it('does nothing after Escape', () => {
  const onDrop = vi.fn();
  held(onDrop);
  point('pointermove', 1.5 * HEIGHT);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.querySelector('[data-dragged], [data-side]')).toBeNull();
  vi.runOnlyPendingTimers();
  expect(onDrop).not.toHaveBeenCalled();
});
