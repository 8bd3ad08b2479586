import { describe, expect, it } from 'vitest';
import { companyList } from '../core/discovery-paths.ts';
import {
  listActiveFilters,
  listsNamed,
  listTitle,
  recognitionFrom,
  refinements,
} from './active-filters.ts';
import { industryOptions, jobFieldOptions, provinceOptions } from './search/category-options.ts';

const all = { keyword: 'acme', idJobField: 1, idIndustry: 3, province: '20' };

it('lists active filters with the query without each', () => {
  const [industry, jobField, province, keyword, ...others] = listActiveFilters(all, 'en');
  expect(industry).toMatchObject({ without: { idIndustry: 0 } });
  expect(jobField).toEqual({ of: 'jobField', name: 'Marketing', without: { idJobField: 0 } });
  expect(province).toEqual({ of: 'province', name: 'Chon Buri', without: { province: '' } });
  expect(keyword).toEqual({ of: 'keyword', name: 'acme', without: { keyword: '' } });
  expect(others).toEqual([]);
});

it('is empty for all companies and for unknown ids', () => {
  expect(
    listActiveFilters({ keyword: '', idJobField: 0, idIndustry: 0, province: '' }, 'th'),
  ).toEqual([]);
  expect(
    listActiveFilters({ keyword: '', idJobField: 9998, idIndustry: 9999, province: '' }, 'th'),
  ).toEqual([]);
});

it('lists further filters with the query without each', () => {
  const asked = {
    scoreFrom: '3.5',
    recognition: 'finest',
    size: 8,
    hiring: true,
    hasPage: true,
  } as const;
  const told = refinements(asked, 'th');
  expect(told.map(({ name }) => name)).toEqual([
    'คะแนน 3.5 ขึ้นไป',
    'องค์กรดีที่สุด',
    'พนักงาน 1,000 คนขึ้นไป',
    'มีตำแหน่งงานเปิดรับ',
    'มีหน้าบริษัท',
  ]);
  const left = told.map(({ without }) => companyList('th', { ...asked, ...without }).length);
  for (const length of left) expect(length).toBeLessThan(companyList('th', asked).length);
  expect(refinements({ size: 0, hiring: false, hasPage: false }, 'th')).toEqual([]);
});

it('names a minimum level as "or better"', () => {
  expect(recognitionFrom('good', 'en')).toBe('Good employer or better');
  expect(recognitionFrom('finest', 'en')).toBe('Finest employer');
});

it.each([
  ['โรงพยาบาล', ['บริษัทในกลุ่มโรงพยาบาลและสุขภาพ']],
  ['Hospital', ['บริษัทในกลุ่มโรงพยาบาลและสุขภาพ']],
  ['ขอนแก่น', ['บริษัทในขอนแก่น']],
  ['บัญชี', ['บริษัทที่มีงานสายบัญชี']],
  ['zzqq', []],
  ['โ', []],
])('suggests for %s the lists of that name', (typed, titles) => {
  expect(listsNamed(typed).map((named) => listTitle(named, 'th'))).toEqual(titles);
});

describe('listTitle', () => {
  const nothing = { keyword: '', idJobField: 0, idIndustry: 0, province: '' };

  it('contains all filters', () => {
    const some = { ...all, idIndustry: 0, province: '' };
    expect(listTitle(some, 'en')).toBe('Results for “acme” in Marketing');
    expect(listTitle({ ...all, keyword: '', province: '' }, 'en')).toMatch(
      /^Companies in .+\u00a0· Marketing$/,
    );
    expect(listTitle({ ...nothing, keyword: 'acme' }, 'en')).toBe('Results for “acme”');
    expect(listTitle({ ...nothing, idIndustry: 9999 }, 'en')).toBe('Companies and their reviews');
  });

  it.each(['th', 'en'] as const)('is unique in %s', (locale) => {
    const titles = [
      nothing,
      ...industryOptions(locale).map(({ value }) => ({ ...nothing, idIndustry: Number(value) })),
      ...jobFieldOptions(locale).map(({ value }) => ({ ...nothing, idJobField: Number(value) })),
      ...provinceOptions(locale).map(({ value }) => ({ ...nothing, province: value })),
    ].map((asked) => listTitle(asked, locale));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
