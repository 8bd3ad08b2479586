import type { Recognition } from '#shared/core/domain/review.ts';

export const RECOGNITION_MIN_REVIEWS = 10;
export const RECOGNITION_MIN_RECENT = 5;
/** Standard deviations above the market mean where each level begins. */
export const RECOGNITION_STEPS: Readonly<Record<Recognition, number>> = {
  good: 0,
  excellent: 0.5,
  finest: 1,
};

interface Market {
  readonly mean: number;
  /** Missing if too few companies have enough reviews. */
  readonly companySd: number | null;
}

/** Sample standard deviation of company scores, the unit of recognition steps. */
export function companyDeviation(
  companies: readonly { readonly score: number; readonly reviews: number }[],
): number | null {
  const scores = companies
    .filter(({ reviews }) => reviews >= RECOGNITION_MIN_REVIEWS)
    .map(({ score }) => score);
  if (scores.length < 2) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return Math.sqrt(squares / (scores.length - 1));
}

/** The recognition level: how far the interval's lower bound is above the market mean. */
export function recognitionOf(
  company: { readonly low: number; readonly reviews: number; readonly recent: number },
  { mean, companySd }: Market,
): Recognition | null {
  if (companySd === null) return null;
  if (company.reviews < RECOGNITION_MIN_REVIEWS || company.recent < RECOGNITION_MIN_RECENT) {
    return null;
  }
  const clears = (level: Recognition) => company.low > mean + RECOGNITION_STEPS[level] * companySd;
  if (clears('finest')) return 'finest';
  if (clears('excellent')) return 'excellent';
  return clears('good') ? 'good' : null;
}
