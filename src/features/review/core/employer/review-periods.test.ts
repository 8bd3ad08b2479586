import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewPeriods } from './review-periods.ts';

const month = (n: number, count: number, sum = count * 4) => ({
  month: `2026-${String(n).padStart(2, '0')}-01`,
  count,
  sum,
});

it('merges months up to five reviews, and a rest with those before', () => {
  expect(reviewPeriods([month(1, 2, 6), month(2, 3, 14), month(4, 7), month(5, 1, 2)])).toEqual([
    { from: '2026-01-01', to: '2026-02-01', count: 5, mean: 4 },
    { from: '2026-04-01', to: '2026-05-01', count: 8, mean: 30 / 8 },
  ]);
});

it('returns nothing for fewer than five, and drops no other review', () => {
  expect(reviewPeriods([])).toEqual([]);
  expect(reviewPeriods([month(1, 4)])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (counts) => {
      const periods = reviewPeriods(counts.map((count, index) => month(index + 1, count)));
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      expect(periods.every(({ count }) => count >= 5)).toBe(true);
      const total = sum(counts);
      expect(sum(periods.map(({ count }) => count))).toBe(total < 5 ? 0 : total);
    }),
    { seed: 7 },
  );
});
