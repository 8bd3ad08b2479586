import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listPageQuery } from '../core/discovery-contract.ts';
import { changedBy } from './changed-by.ts';

it.each([
  ['all companies', '', ['lists:0:0:']],
  ['an industry', 'idIndustry=7', ['lists:7:0:']],
  ['the industry of all', 'idIndustry=9999', ['lists:0:0:']],
  ['a job field in a province', 'idJobField=3&province=50', ['lists:0:3:50']],
  ['what counts its choices by scores', 'idIndustry=7&scoreFrom=4', ['lists:0:0:']],
  ['a keyword within an industry', 'keyword=siam&idIndustry=7', ['lists:7:0:']],
])('a page of %s has tags of its companies', (_what, query, tags) => {
  const asked = z.parse(listPageQuery, Object.fromEntries(new URLSearchParams(query)));
  expect(changedBy(asked, true)).toEqual(tags);
});

it('a keyword without further matches has no tags of other companies', () => {
  expect(changedBy(z.parse(listPageQuery, { keyword: 'siam' }), false)).toEqual([]);
});
