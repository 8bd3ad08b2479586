import { expect, it } from 'vitest';
import { listTitle, narrowings } from './narrowing.ts';

const all = { keyword: 'acme', idJobField: 1, idIndustry: 3 };

it('names everything that narrows and what remains without it', () => {
  const [industry, jobField, keyword, ...others] = narrowings(all, 'en');
  expect(industry).toMatchObject({ without: { idIndustry: 0 } });
  expect(jobField).toEqual({ name: 'Marketing', without: { idJobField: 0 } });
  expect(keyword).toEqual({ name: 'acme', without: { keyword: '' } });
  expect(others).toEqual([]);
});

it('says nothing of a list of all companies, nor of an id of nothing', () => {
  expect(narrowings({ keyword: '', idJobField: 0, idIndustry: 0 }, 'th')).toEqual([]);
  expect(narrowings({ keyword: '', idJobField: 9998, idIndustry: 9999 }, 'th')).toEqual([]);
});

it('calls the list by all of it', () => {
  expect(listTitle({ ...all, idIndustry: 0 }, 'en')).toBe('Results for “acme” in Marketing');
  expect(listTitle({ ...all, keyword: '' }, 'en')).toMatch(/^Companies in .+\u00a0· Marketing$/);
  expect(listTitle({ ...all, idIndustry: 0, idJobField: 0 }, 'en')).toBe('Results for “acme”');
  expect(listTitle({ keyword: '', idIndustry: 9999, idJobField: 0 }, 'en')).toBe(
    'Companies and their reviews',
  );
});
