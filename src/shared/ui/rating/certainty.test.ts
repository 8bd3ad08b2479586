import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { certaintyOf, scoreWord } from './certainty.ts';

it.each([
  [0, null, null, 'early'],
  [2, 3, 3.4, 'early'],
  [3, 3, 3.4, 'few'],
  [9, 3, 3.4, 'few'],
  [10, 3, 3.71, 'few'],
  [10, 3, 3.7, 'sure'],
] as const)('of %i reviews between %s and %s it is %s', (reviewCount, low, high, certainty) => {
  const judged = { score: low, scoreLow: low, scoreHigh: high, reviewCount };
  expect(certaintyOf(judged)).toBe(certainty);
});

it('returns the word of the nearest star', () => {
  const word = (score: number) => scoreWord(translator('en'), score);
  expect([1, 1.4, 1.5, 2.5, 3.49, 3.5, 4.49, 4.5, 5].map(word)).toEqual([
    ...['Poor', 'Poor', 'Fair', 'Average', 'Average', 'Good', 'Good', 'Excellent', 'Excellent'],
  ]);
});
