// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { finishPress } from './finish-press.ts';

const pressed = vi.fn();
const address = (id: number) => new URL(`/jobs/${id}/saved`, location.href).href;

function arrive(id: number, mark = 'data-finish'): number {
  document.body.innerHTML = `<main><form method="post" action="/jobs/${id}/saved" ${mark}>
    <button type="button"></button></form></main>`;
  document.querySelector('button')?.addEventListener('click', pressed);
  finishPress();
  return pressed.mock.calls.length;
}

beforeEach(() => {
  sessionStorage.clear();
  pressed.mockClear();
});

it('submits the stored form once, on its own page only', () => {
  expect(arrive(1)).toBe(0);
  sessionStorage.setItem(address(1), '1');
  expect(arrive(2)).toBe(0);
  expect(arrive(1)).toBe(1);
  expect(arrive(1)).toBe(1);
});

it('clears the stored form on a page that would undo it', () => {
  sessionStorage.setItem(address(1), '1');
  expect(arrive(1, '')).toBe(0);
  expect(arrive(1)).toBe(0);
});
