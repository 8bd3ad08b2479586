import { expect, it } from 'vitest';
import { breakableParts } from './long-words.ts';

it.each([
  ['Nopphakaorungrueang Gems', 'Noppha|kao|rung|rueang Gems'],
  ['Siphanommongkhon Electric Motors', 'Sipha|nom|mong|khon Electric Motors'],
  ['Thongphanchangnan Café', 'Thong|phan|changnan Café'],
])('%s is broken between its syllables', (name, marked) => {
  expect(breakableParts(name)).toEqual(marked.split('|'));
});

it.each(['Acme International Trading', 'บริษัท ภูผาเงิน จำกัด', 'Phuphangoen Technology'])(
  '%s has no word that is too long',
  (name) => {
    expect(breakableParts(name)).toEqual([name]);
  },
);
