import { expect, it } from 'vitest';
import { aspectsBy } from '#shared/core/aspects.ts';
import { type FieldStats, fieldVerdict } from './field-figures.ts';

const figures: FieldStats = {
  reviews: 40,
  openings: 3,
  score: 3.84,
  market: 3.71,
  aspects: { ...aspectsBy('rated', () => null), life: 3.9, work: 3.6, money: 3.2 },
};

it('compares a field with all, and names its best and worst aspects', () => {
  expect(fieldVerdict(figures)).toEqual({
    score: 3.84,
    market: 3.71,
    comparison: 'above',
    aspects: { best: 'life', worst: 'money' },
  });
  expect(fieldVerdict({ ...figures, market: 3.9 })).toMatchObject({ comparison: 'below' });
});

it('treats equal displayed scores as equal', () => {
  expect(fieldVerdict({ ...figures, market: 3.76 })).toMatchObject({ comparison: 'same' });
  const aspects = { ...aspectsBy('rated', () => null), life: 3.52, work: 3.48 };
  expect(fieldVerdict({ ...figures, aspects })?.aspects).toBeNull();
});

it('returns null for few reviews', () => {
  expect(fieldVerdict({ ...figures, reviews: 4 })).toBeNull();
  expect(fieldVerdict({ ...figures, score: null })).toBeNull();
});
