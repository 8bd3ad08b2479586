import { expect, it } from 'vitest';
import { narrowing } from './narrowing.ts';

const all = { keyword: 'acme', idJobField: 1, idIndustry: 3 };

it('names the filter that counts and what remains without it', () => {
  expect(narrowing(all, 'en')?.without).toEqual({ idIndustry: 0 });
  expect(narrowing({ ...all, idIndustry: 0 }, 'en')).toEqual({
    name: 'Marketing',
    without: { idJobField: 0 },
  });
  expect(narrowing({ ...all, idIndustry: 0, idJobField: 0 }, 'th')).toEqual({
    name: 'acme',
    without: { keyword: '' },
  });
});

it('says nothing of a list of all companies', () => {
  expect(narrowing({ keyword: '', idJobField: 0, idIndustry: 0 }, 'th')).toBeNull();
  expect(narrowing({ keyword: '', idJobField: 0, idIndustry: 9999 }, 'th')).toBeNull();
});
