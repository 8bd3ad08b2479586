// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import hydrateOnTouch from './hydrate-on-touch.ts';

const hydrate = vi.fn(async () => undefined);
const load = vi.fn(async () => hydrate);

function island(): HTMLInputElement {
  document.body.innerHTML = '<astro-island><input></astro-island>';
  return document.querySelector('input') as HTMLInputElement;
}

const begin = () =>
  hydrateOnTouch(load, { name: 'touch', value: '' }, document.body.firstChild as HTMLElement);

beforeEach(() => vi.clearAllMocks());

it('loads nothing until somebody comes, and then once', async () => {
  const input = island();
  begin();
  expect(load).not.toHaveBeenCalled();
  input.dispatchEvent(new Event('pointerover', { bubbles: true }));
  input.dispatchEvent(new Event('focusin', { bubbles: true }));
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it('wakes at once for whoever was there before the script', async () => {
  island().focus();
  begin();
  await expect.poll(() => hydrate).toHaveBeenCalledOnce();
});
