import { expect, it } from 'vitest';
import { type FieldFigures, fieldVerdict } from './field-figures.ts';

const figures: FieldFigures = {
  reviews: 40,
  openings: 3,
  score: 3.84,
  market: 3.71,
  aspects: { life: 3.9, work: 3.6, money: 3.2, social: null },
};

it('says how a field stands to all of them, and what its people rate best and worst', () => {
  expect(fieldVerdict(figures)).toEqual({
    score: 3.84,
    market: 3.71,
    standing: 'above',
    aspects: { best: 'life', worst: 'money' },
  });
  expect(fieldVerdict({ ...figures, market: 3.9 })).toMatchObject({ standing: 'below' });
});

it('calls alike what looks alike', () => {
  expect(fieldVerdict({ ...figures, market: 3.76 })).toMatchObject({ standing: 'same' });
  const aspects = { life: 3.52, work: 3.48, money: null, social: null };
  expect(fieldVerdict({ ...figures, aspects })?.aspects).toBeNull();
});

it('says nothing of a handful of reviews', () => {
  expect(fieldVerdict({ ...figures, reviews: 4 })).toBeNull();
  expect(fieldVerdict({ ...figures, score: null })).toBeNull();
});
