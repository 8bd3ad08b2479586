// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { present } from './present.ts';

const MARKUP = `<div data-presentation><section id="a"><a href="/">a</a></section><section id="b"></section></div>
  <p data-presentation-control hidden>
    <button data-step="-1"></button><button data-stop></button><button data-step="1"></button></p>`;

const shown: string[] = [];
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

function begin({ isStill = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  document.body.innerHTML = MARKUP;
  shown.length = 0;
  for (const section of document.querySelectorAll('section')) {
    section.scrollIntoView = () => shown.push(section.id);
  }
  find('#b').getBoundingClientRect = () => ({ top: 600 }) as DOMRect;
  present();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
});

it('advances by timer until stopped', () => {
  begin();
  vi.advanceTimersByTime(8_000);
  expect(shown).toEqual(['b']);
  find('[data-stop]').click();
  expect(find('[data-stop]').getAttribute('aria-pressed')).toBe('true');
  vi.advanceTimersByTime(80_000);
  expect(shown).toEqual(['b']);
});

it('pauses while it has the focus', () => {
  begin();
  find('#a a').focus();
  vi.advanceTimersByTime(80_000);
  expect(shown).toEqual([]);
});

it('does not advance by timer with reduced motion, but by its buttons', () => {
  begin({ isStill: true });
  expect(find('[data-presentation-control]').hidden).toBe(false);
  vi.advanceTimersByTime(80_000);
  expect(shown).toEqual([]);
  find('[data-step="1"]').click();
  expect(shown).toEqual(['b']);
});
