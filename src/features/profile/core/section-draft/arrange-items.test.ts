import { expect, it } from 'vitest';
import type { Item } from '../sections/section.ts';
import { itemsOfList, moveItemTo, withoutItem } from './arrange-items.ts';

const item = (idItem: string, parent: string | null = null): Item => ({
  idItem,
  parent,
  kind: parent === null ? 'album' : 'picture',
  content: {},
});
const items = [item('a'), item('p', 'a'), item('q', 'a'), item('b'), item('r', 'b'), item('c')];
const ids = (list: readonly Item[]) => list.map(({ idItem }) => idItem).join('');

it('moves an item within its own list only', () => {
  expect(ids(moveItemTo(items, 'a', 1))).toBe('bpqarc');
  expect(ids(moveItemTo(items, 'c', 0))).toBe('cpqarb');
  expect(ids(moveItemTo(items, 'q', 0))).toBe('aqpbrc');
});

it('returns the same list for an unknown item or index', () => {
  for (const at of [-1, 3]) expect(moveItemTo(items, 'a', at)).toBe(items);
  expect(moveItemTo(items, 'x', 0)).toBe(items);
});

it('removes an item with its children, and filters by parent', () => {
  expect(ids(withoutItem(items, 'a'))).toBe('brc');
  expect(ids(itemsOfList(items, 'picture', 'a'))).toBe('pq');
  expect(ids(itemsOfList(items, 'album'))).toBe('abc');
});
