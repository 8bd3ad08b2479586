import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listPageQuery } from './discovery-contract.ts';
import { companyList } from './discovery-paths.ts';

const read = (query: string) =>
  z.safeParse(listPageQuery, Object.fromEntries(new URLSearchParams(query)));

it('contains only selected filters', () => {
  expect(companyList('th')).toBe('/yousay/companylist');
  expect(companyList('en', { keyword: ' ', idJobField: 0, pg: 1 })).toBe('/en/yousay/companylist');
  expect(companyList('th', { keyword: 'ข้าว', idIndustry: 3, pg: 2, sort: 'score' })).toBe(
    '/yousay/companylist?keyword=%E0%B8%82%E0%B9%89%E0%B8%B2%E0%B8%A7&idIndustry=3&sort=score&pg=2',
  );
  const asRead = { province: '39', sort: 'relevance', vpp: 20, size: 0, hiring: false };
  expect(companyList('th', asRead)).toBe('/yousay/companylist?province=39');
  expect(companyList('th', { scoreFrom: '3.5', size: 8, hiring: true, hasPage: true })).toBe(
    '/yousay/companylist?scoreFrom=3.5&size=8&hiring=1&hasPage=1',
  );
});

it('accepts a form without selections', () => {
  const sent = 'keyword=&idJobField=&idIndustry=&province=&scoreFrom=&recognition=&size=';
  for (const query of [sent, '']) {
    const { data } = read(query);
    expect(data).toMatchObject({ keyword: '', idIndustry: 0, size: 0 });
    expect(data).toMatchObject({ hiring: false, hasPage: false });
    expect([data?.scoreFrom, data?.recognition]).toEqual([undefined, undefined]);
  }
});

it('accepts all options of the form', () => {
  const sent = 'scoreFrom=3.5&recognition=excellent&size=8&hiring=1&hasPage=1';
  expect(read(sent).data).toMatchObject({
    scoreFrom: '3.5',
    recognition: 'excellent',
    size: 8,
    hiring: true,
    hasPage: true,
  });
});

it.each([
  'scoreFrom=3',
  'scoreFrom=4.0',
  'scoreFrom=NaN',
  'recognition=best',
  'size=9',
  'size=-1',
  'size=1.5',
  'hiring=2',
  'hasPage=yes',
])('rejects %s', (query) => {
  expect(read(query).success).toBe(false);
});
