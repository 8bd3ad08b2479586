import { expect, it } from 'vitest';
import { shownSummary } from './shown-summary.ts';

const summary = {
  score: 4,
  scoreLow: 3,
  scoreHigh: 5,
  aspects: {},
  recognition: null,
};

it.each([
  [4, null],
  [5, [0, 0, 0, 1, 4]],
])('of %i reviews the distribution is %j', (reviewCount, shown) => {
  const found = { ...summary, reviewCount, distribution: [0, 0, 0, 1, reviewCount - 1] };
  expect(shownSummary(found).distribution).toEqual(shown);
});
