// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hideHeaderOnScroll } from './moving-header.ts';

it('a search that is opened is typed into at once', () => {
  document.body.innerHTML = `<header data-header>
    <details><summary></summary><input /></details>
    <details><summary></summary><a href="/">Menu</a></details>
  </header>`;
  hideHeaderOnScroll();
  const [search, menu] = document.querySelectorAll('details');
  menu?.dispatchEvent(new Event('toggle'));
  expect(document.activeElement).toBe(document.body);
  search?.dispatchEvent(new Event('toggle'));
  expect(document.activeElement).toBe(document.querySelector('input'));
});
