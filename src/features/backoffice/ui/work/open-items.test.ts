// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { noteOpenItems } from './open-items.ts';

it('records an opened item, shows other openers before a decision, and records leaving', async () => {
  const openers = [{ name: 'Napa', openedAt: '2026-03-02T02:05:00Z' }];
  const asked = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ data: { openers } }),
  );
  vi.stubGlobal('fetch', asked);
  const form = (item: string, more = '') =>
    `<form><div role="status" data-item="${item}" data-message="{{name}} at {{time}}"${more}></div><input type="hidden" name="seenOpen" value=""><textarea></textarea></form>`;
  document.body.innerHTML = form('reviews-1') + form('submissions-2', ' data-only-item');
  noteOpenItems();
  const [first, second] = document.querySelectorAll('[data-item]');
  await expect.poll(() => second?.textContent).toBe('Napa at 09:05');
  expect(first?.textContent).toBe('');
  for (let time = 0; time < 2; time += 1) {
    document.querySelector('textarea')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
  await expect.poll(() => first?.textContent).toBe('Napa at 09:05');
  expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('Napa');
  expect(asked.mock.calls.map(([, { body }]) => String(body))).toEqual([
    'item=submissions-2',
    'item=reviews-1',
  ]);
  dispatchEvent(new Event('pagehide'));
  expect(asked.mock.calls.slice(2).map(([address, { method }]) => [method, address])).toEqual([
    ['DELETE', '/yousayapi/openItems/submissions-2'],
    ['DELETE', '/yousayapi/openItems/reviews-1'],
  ]);
});
