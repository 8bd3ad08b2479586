import { expect, it } from 'vitest';
import { pageWindow } from './pagination.ts';

const shown = (pages: number, page: number) => {
  const { startPage, endPage } = pageWindow(pages * 10, page, 10);
  return [startPage, endPage];
};

it.each([
  { pages: 1, page: 1, window: [1, 1] },
  { pages: 7, page: 1, window: [1, 7] },
  { pages: 8, page: 1, window: [1, 8] },
  { pages: 8, page: 8, window: [1, 8] },
  { pages: 9, page: 1, window: [1, 6] },
  { pages: 9, page: 5, window: [2, 7] },
  { pages: 9, page: 9, window: [4, 9] },
  { pages: 9, page: 99, window: [4, 9] },
])('of $pages pages, at $page, links to $window are shown', ({ pages, page, window }) => {
  expect(shown(pages, page)).toEqual(window);
});

it('has no pages for an empty list, and numbers the entries of a page', () => {
  expect(pageWindow(0, 1, 10)).toMatchObject({ totalPage: 0, startPage: 0, endPage: 0 });
  expect(pageWindow(25, 3, 10)).toMatchObject({ startIndex: 21, endIndex: 25 });
});
