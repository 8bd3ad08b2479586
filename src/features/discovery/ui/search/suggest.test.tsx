// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { CompanySearch } from './CompanySearch.tsx';
import { searchMessages } from './search-messages.ts';
import suggestIn from './suggest.ts';

const words = searchMessages('en');
const acme = {
  idEmp: 7,
  companyNameTh: 'เอซีเอ็มอี',
  companyNameEn: 'Acme',
  hrsay: true,
  reviewCount: 3,
};

const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/en', assign });
  // Nothing is laid out here.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
  const field = <CompanySearch messages={words} keyword="" id="search" />;
  document.body.innerHTML = `<header></header><div>${renderToStaticMarkup(field)}</div>`;
  document.querySelector('header')?.setAttribute('data-search', JSON.stringify(words));
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: words.keyword });
const learn = () => suggestIn(document.querySelector('div') as HTMLElement);

async function type(text: string, answer: () => Response): Promise<HTMLInputElement> {
  vi.stubGlobal('fetch', async () => answer());
  learn();
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
  await vi.runAllTimersAsync();
  return field();
}

const found = (data: readonly object[]) => () => Response.json({ success: 1, data });

it('announces the number of companies and lists them', async () => {
  const input = await type('acm', found([acme]));
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(words.found.replace('{{count}}', '1'));
  expect(screen.getByRole('option').textContent).toBe('Acmeเอซีเอ็มอี · 3 reviews');
  fireEvent.input(input, { target: { value: ' ' } });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
});

it('is quiet while the name is incomplete', async () => {
  await type('บริษัท ', found([]));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('stays collapsed without matches, and announces it', async () => {
  const input = await type('zzz', found([]));
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(words.nothing);
  expect(status.className).not.toContain('visually-hidden');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(status.className).toContain('visually-hidden');
});

it('announces a failed search', async () => {
  const input = await type('acm', () => Response.json({ success: 0 }, { status: 503 }));
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe(words.failed);
});

it('leaves Enter to the form unless a suggestion is active, which opens', async () => {
  const input = await type('acm', found([acme]));
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  expect(assign).toHaveBeenCalledWith('/en/company/acme-7/hrsay');
});

it('preserves the selection across responses and drops a missing one', async () => {
  const other = { ...acme, idEmp: 8, companyNameEn: 'Beta' };
  const input = await type('ac', found([acme, other]));
  fireEvent.input(input, { target: { value: 'acm' } });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  vi.stubGlobal('fetch', async () => found([other, acme])());
  await vi.runAllTimersAsync();
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.textContent).toContain('Acme');
  expect(input.getAttribute('aria-activedescendant')).toBe(selected.id);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  expect(assign).toHaveBeenCalledWith('/en/company/acme-7/hrsay');

  fireEvent.input(input, { target: { value: 'be' } });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  vi.stubGlobal('fetch', async () => found([other])());
  await vi.runAllTimersAsync();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
});

it('closes on blur, and searches for text typed before its script ran', async () => {
  vi.stubGlobal('fetch', async () => found([acme])());
  field().focus();
  field().value = 'acm';
  learn();
  await vi.runAllTimersAsync();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  field().blur();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
