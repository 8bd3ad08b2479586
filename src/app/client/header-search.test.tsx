// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import CompanySearch from '#features/discovery/ui/search/CompanySearch.island.tsx';
import { searchWords } from '#features/discovery/ui/search/search-words.ts';
import suggestIn from './HeaderSearch.island.tsx';

afterEach(() => vi.unstubAllGlobals());

it('takes the field over as it stands, with what was typed meanwhile', async () => {
  const words = searchWords('th');
  const asked = vi.fn(async () => Response.json({ success: 1, data: [] }));
  vi.stubGlobal('fetch', asked);
  const field = <CompanySearch locale="th" words={words} keyword="" id="find" isBare />;
  document.body.innerHTML = `<header></header><div id="find">\n ${renderToStaticMarkup(field)}\n</div>`;
  document.querySelector('header')?.setAttribute('data-search', JSON.stringify(words));
  const input = document.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'acme';

  const complaint = vi.spyOn(console, 'error');
  await act(async () => suggestIn(document.querySelector('div') as HTMLElement));
  expect(complaint).not.toHaveBeenCalled();
  expect(document.querySelector('input')).toBe(input);
  expect(document.activeElement).toBe(input);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe(words.nothing);
});
