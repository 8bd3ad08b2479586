import { expect, it } from 'vitest';
import { displaySummary } from './shown-summary.ts';

const summary = {
  score: 4,
  scoreLow: 3,
  scoreHigh: 5,
  aspects: {},
  recognition: null,
};

it('formats scores with one decimal', () => {
  const aspect = (long: number) => ({ score: long, low: long - 1, high: long + 1, reviewCount: 7 });
  const found = {
    reviewCount: 7,
    distribution: [0, 0, 0, 1, 6],
    recognition: null,
    score: 4.114_98,
    scoreLow: 3.96,
    scoreHigh: 4.25,
    aspects: { life: aspect(3.349_99), money: aspect(2) },
  };
  expect(displaySummary(found)).toMatchObject({
    score: 4.1,
    scoreLow: 4,
    scoreHigh: 4.3,
    aspects: {
      life: { score: 3.3, low: 2.3, high: 4.3, reviewCount: 7 },
      money: { score: 2, low: 1, high: 3, reviewCount: 7 },
    },
  });
});

it.each([
  [4, null],
  [5, [0, 0, 0, 1, 4]],
])('the distribution of %i reviews is %j', (reviewCount, shown) => {
  const found = { ...summary, reviewCount, distribution: [0, 0, 0, 1, reviewCount - 1] };
  expect(displaySummary(found).distribution).toEqual(shown);
});
