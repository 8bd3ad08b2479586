// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import scrollCovers from './scroll-covers.ts';

const WIDTH = 360;
const strip = () => document.querySelector('section') as HTMLElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const press = (way: string) => {
  const button = document.querySelector<HTMLElement>(way);
  button?.focus();
  strip().addEventListener('click', (event) => scrollCovers(strip(), event), { once: true });
  button?.click();
};

beforeEach(() => {
  document.body.innerHTML =
    '<section data-status="{{shown}} of 3"><button value="-1"></button><button value="1"></button>' +
    '<p role="status"></p><ul><li><p>1/3</p></li><li></li><li></li></ul></section>';
  Object.defineProperty(strip(), 'clientWidth', { value: WIDTH });
});

it('scrolls cyclically, announces the cover and changes neither focus nor history', () => {
  const steps = history.length;
  const seen = ['[value="1"]', '[value="1"]', '[value="1"]', '[value="-1"]'].map((way) => {
    press(way);
    return [strip().scrollLeft / WIDTH, said(), document.activeElement?.matches(way)];
  });
  expect(seen).toEqual([
    [1, '2 of 3', true],
    [2, '3 of 3', true],
    [0, '1 of 3', true],
    [2, '3 of 3', true],
  ]);
  expect([history.length, location.hash]).toEqual([steps, '']);
});

it('continues from a swiped cover and ignores clicks outside the buttons', () => {
  strip().scrollLeft = WIDTH + 10;
  press('li');
  expect(said()).toBe('');
  press('[value="1"]');
  expect(said()).toBe('3 of 3');
});
