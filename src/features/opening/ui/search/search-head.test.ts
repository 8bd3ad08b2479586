import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingSearchQuery } from '../../core/opening-search-query.ts';
import { searchHead } from './search-head.ts';

const headOf = (
  query: Record<string, string>,
  total = 8,
  isCut = false,
  { mayReachTotal = 0, locale = 'en' as 'en' | 'th' } = {},
) => searchHead(z.parse(openingSearchQuery, query), { total, mayReachTotal, isCut }, locale);

it('counts results and names the active filters', () => {
  expect(headOf({}, 4577).heading).toBe('4,577 jobs');
  expect(headOf({}, 10_000, true).heading).toBe('More than 10,000 jobs');
  const query = { keyword: 'cook', province: '10', salaryFrom: '20000', fresh: '1' };
  expect(headOf(query, 1).heading.replaceAll('\u00a0', ' ')).toBe(
    '1 job · “cook” · Bangkok · 20,000 baht and up · New this week',
  );
});

it('counts openings that may reach the pay separately', () => {
  const headed = (
    total: number,
    mayReachTotal: number,
    isCut = false,
    locale: 'en' | 'th' = 'en',
  ) =>
    headOf({ salaryFrom: '50000' }, total, isCut, { mayReachTotal, locale })
      .heading.replaceAll('\u00a0', ' ')
      .replaceAll('\u2060', '');
  expect(headed(2, 2)).toBe('0 jobs · 50,000 baht and up · 2 jobs may reach this pay');
  expect(headed(2, 2, false, 'th')).toBe(
    '0 ตำแหน่งงาน · 50,000 บาทขึ้นไป · 2 ตำแหน่งงานอาจได้ถึงเงินเดือนนี้',
  );
  expect(headed(10_000, 1_000, true)).toMatch(/^9,000 jobs .+ More than 1,000 jobs may/);
});

it('lets search engines index a field, a province, or both, with enough openings', () => {
  const both = { idJobField: '4', province: '10' };
  for (const query of [{}, { pg: '2' }, { idJobField: '4' }, { province: '10' }, both]) {
    expect(headOf(query).noindex, JSON.stringify(query)).toBe(false);
  }
  for (const query of [
    { keyword: 'cook' },
    { ...both, scoreFrom: '4' },
    { province: '10', fresh: '1' },
    { jobType: 'fullTime' },
  ]) {
    expect(headOf(query).noindex, JSON.stringify(query)).toBe(true);
  }
  for (const query of [{ province: '10' }, both]) expect(headOf(query, 4).noindex).toBe(true);
  expect(headOf({}, 0).noindex).toBe(true);
});

it('links back through the unfiltered search', () => {
  expect(headOf({}).trail.map(({ path }) => path)).toEqual(['/en', '/en/jobs']);
  const [, , last] = headOf({ province: '10', pg: '2' }).trail;
  expect(last).toEqual({ name: 'Bangkok', path: '/en/jobs?province=10' });
  expect(headOf({ province: '10', pg: '2' }).title).toContain('Jobs in Bangkok');
  const both = headOf({ idJobField: '4', province: '10' });
  expect(both.title).toBe('IT / Computer jobs in Bangkok');
  expect(both.description).toContain('8 jobs');
  expect(both.trail.slice(2)).toEqual([
    { name: 'IT / Computer', path: '/en/jobs?idJobField=4' },
    { name: 'Bangkok', path: '/en/jobs?idJobField=4&province=10' },
  ]);
});
