import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { PROVISIONAL_BELOW, reviewsSaid } from './reviews-said.ts';

it('calls a score of few reviews provisional, beside their number', () => {
  const t = translator('en');
  expect(reviewsSaid(t, 1)).toBe('1 review, provisional score');
  expect(reviewsSaid(t, PROVISIONAL_BELOW - 1)).toBe('4 reviews, provisional score');
  expect(reviewsSaid(t, PROVISIONAL_BELOW)).toBe('5 reviews');
});
