import type { ReviewSummary } from '#features/review/core/review-contract.ts';

const aspect = (score: number, low: number, high: number, reviewCount: number) => ({
  score,
  low,
  high,
  reviewCount,
});

export const EXAMPLE_SUMMARY: ReviewSummary = {
  reviewCount: 128,
  score: 4.1,
  scoreLow: 3.9,
  scoreHigh: 4.2,
  aspects: {
    life: aspect(4.2, 4, 4.4, 126),
    work: aspect(4, 3.8, 4.2, 125),
    money: aspect(3.6, 3.4, 3.8, 119),
    social: aspect(4.4, 4.2, 4.5, 127),
  },
  recognition: 'excellent',
  distribution: [3, 7, 19, 46, 53],
};
