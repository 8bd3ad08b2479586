// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CompanySearch from './CompanySearch.island.tsx';
import { searchWords } from './search-words.ts';

const words = searchWords('en');
const acme = {
  idEmp: 7,
  companyNameTh: 'เอซีเอ็มอี',
  companyNameEn: 'Acme',
  hrsay: true,
  reviewCount: 3,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types into the field and waits for what the search service answers. */
async function type(text: string, answer: () => Response): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => answer());
  render(<CompanySearch locale="en" words={words} keyword="" id="search" />);
  const field = screen.getByRole('combobox', { name: words.keyword });
  fireEvent.change(field, { target: { value: text } });
  await act(() => vi.runAllTimersAsync());
  return field;
}

const found = (data: readonly object[]) => () => Response.json({ success: 1, data });

it('says how many companies it has found and lists them', async () => {
  const field = await type('acm', found([acme]));
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(words.found.replace('{{count}}', '1'));
  expect(screen.getByRole('option').textContent).toContain('Acme');
});

it('is not expanded when no company is found, and says so to everybody', async () => {
  const field = await type('zzz', found([]));
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(words.nothing);
  expect(status.className).not.toContain('visually-hidden');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(status.className).toContain('visually-hidden');
});

it('says that a search has failed', async () => {
  const field = await type('acm', () => Response.json({ success: 0 }, { status: 503 }));
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe(words.failed);
});

it('leaves Enter to the form unless a suggestion is active', async () => {
  const field = await type('acm', found([acme]));
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
});
