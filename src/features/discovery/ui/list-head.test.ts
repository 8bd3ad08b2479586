import { expect, it } from 'vitest';
import { aspectsBy } from '#shared/core/aspects.ts';
import type { Refinement } from '../core/discovery-contract.ts';
import { fieldOf } from './fields/describe-field.ts';
import { listHead, listNote } from './list-head.ts';

const all = { keyword: '', idIndustry: 0, idJobField: 0, province: '', pg: 1 };
const unrefined = { size: 0, hiring: false, hasPage: false };
const figures = {
  reviews: 9,
  openings: 0,
  score: null,
  market: null,
  aspects: aspectsBy('rated', () => null),
};
const headOf = (
  change: Partial<typeof all & Refinement>,
  total = 8,
  reviews = figures.reviews,
  isCut = false,
) => {
  const query = { ...all, ...unrefined, sort: 'score', vpp: 20, ...change };
  const field = fieldOf(query, 'en');
  return listHead(
    query,
    { field, figures: field ? { ...figures, reviews } : undefined, total, isCut },
    'en',
  );
};

it('indexes single fields, and no empty list', () => {
  for (const found of [{}, { idIndustry: 3 }, { idJobField: 4 }, { province: '10' }, { pg: 2 }]) {
    expect(headOf(found).noindex, JSON.stringify(found)).toBe(false);
  }
  expect(headOf({ keyword: 'acme' }).noindex).toBe(true);
  expect(headOf({ idIndustry: 3, idJobField: 4 }).noindex).toBe(true);
  expect(headOf({ province: '10', idJobField: 4 }).noindex).toBe(true);
  expect(headOf({ idIndustry: 3 }, 0).noindex).toBe(true);
  expect(headOf({ idIndustry: 9999 }).noindex).toBe(true);
});

it('indexes no field with little content, on no page, and no empty number', () => {
  const banking = { idIndustry: 12 };
  expect(headOf(banking, 2, 5).noindex).toBe(false);
  for (const [companies, reviews] of [
    [1, 40],
    [2, 4],
    [30, 0],
  ] as const) {
    expect(headOf(banking, companies, reviews).noindex).toBe(true);
    expect(headOf({ ...banking, pg: 2 }, companies, reviews).noindex).toBe(true);
  }
  const { title, description } = headOf(banking, 30, 0);
  expect(title).toBe('Companies in Banking');
  expect(description).not.toMatch(/\d/);
});

it('gives each page a unique title', () => {
  const titles = [{}, { idIndustry: 3 }, { idIndustry: 3, pg: 2 }, { pg: 2 }, { pg: 3 }].map(
    (query) => headOf(query).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(headOf({ idIndustry: 12 }).title).toBe('Companies in Banking: reviews and scores');
});

it('describes a field by its text, and links to all companies', () => {
  const banking = headOf({ idIndustry: 12 });
  expect(banking.description).toContain('Security and benefits');
  expect(banking.trail.map(({ path }) => path)).toEqual([
    '/en',
    '/en/yousay/companylist',
    '/en/yousay/companylist?idIndustry=12',
  ]);
});

it('does not index lists with further filters', () => {
  const narrowed = [
    { scoreFrom: '3.5' },
    { size: 3 },
    { recognition: 'good' },
    { hiring: true },
    { hasPage: true },
  ] as const;
  for (const found of narrowed) expect(headOf(found).noindex, JSON.stringify(found)).toBe(true);
  expect(headOf({ idIndustry: 3, hiring: true }).noindex).toBe(true);
});

it('shows count and filters in the heading', () => {
  const heading = (...asked: Parameters<typeof headOf>) =>
    headOf(...asked).heading.replaceAll('\u00a0', ' ');
  expect(heading({}, 11_000)).toBe('11,000 companies');
  expect(heading({ idIndustry: 12 }, 1)).toBe('1 company · Banking');
  expect(heading({ keyword: 'acme', province: '20' })).toBe('8 companies · Chon Buri · “acme”');
  const refined = { scoreFrom: '4', recognition: 'excellent', size: 1, hiring: true } as const;
  expect(heading({ ...refined, hasPage: true })).toBe(
    '8 companies · Score 4 and up · Excellent employer or better · Fewer than 10 employees · Hiring now · Has a company page',
  );
  expect(heading({ keyword: 'co' }, 1000, 9, true)).toBe('Showing the best 1,000 matches · “co”');
});

it('states the source of scores, and demo companies', () => {
  expect(listNote([], 'en')).toBe('');
  expect(listNote([{ isDemo: false }], 'en')).toMatch(/^Scores come from reviews[^.]+\.$/);
  expect(listNote([{ isDemo: false }, { isDemo: true }], 'en')).toMatch(/people.*made up/);
});
