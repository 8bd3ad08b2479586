import type { Recognition } from '#shared/core/vocabulary.ts';

/** Weight of the industry's mean, in reviews. */
export const PRIOR_WEIGHT = 7;
/** After this many months a review weighs half. */
export const HALF_LIFE_MONTHS = 24;
const DAYS_A_MONTH = 30.4375;
export const INTERVAL_PERCENT = 90;
/** Two-sided 90 % of the normal distribution. */
const Z_90 = 1.6449;

export const RECOGNITION_MIN_REVIEWS = 10;
export const RECOGNITION_MIN_RECENT = 5;
/** How many deviations above the market mean each level begins. */
export const RECOGNITION_STEPS: Readonly<Record<Recognition, number>> = {
  good: 0,
  excellent: 0.5,
  finest: 1,
};

/** Shares of the ratings 1 to 5; they sum to 1. */
export type RatingShares = readonly [number, number, number, number, number];

export interface Score {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export function reviewWeight(ageDays: number): number {
  return 2 ** (-Math.max(0, ageDays) / (HALF_LIFE_MONTHS * DAYS_A_MONTH));
}

/**
 * The shrunken mean (Σ wᵢxᵢ + C·m) / (Σ wᵢ + C) with the 90 % interval of the mean under the
 * Dirichlet posterior whose prior is the industry's ratings, C reviews strong.
 */
export function companyScore(
  reviews: readonly { readonly rating: number; readonly ageDays: number }[],
  industry: RatingShares,
): Score | null {
  if (reviews.length === 0) return null;
  const weights = industry.map((share) => share * PRIOR_WEIGHT);
  for (const { rating, ageDays } of reviews) {
    weights[rating - 1] = (weights[rating - 1] ?? 0) + reviewWeight(ageDays);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const moment = (power: number) =>
    weights.reduce((sum, weight, index) => sum + weight * (index + 1) ** power, 0) / total;
  const mean = moment(1);
  const deviation = Math.sqrt(Math.max(0, moment(2) - mean ** 2) / (total + 1));
  return {
    score: mean,
    low: Math.max(1, mean - Z_90 * deviation),
    high: Math.min(5, mean + Z_90 * deviation),
  };
}

/** The symbol a company has earned: how far its interval's lower bound clears the market. */
export function recognitionOf(
  company: { readonly low: number; readonly reviews: number; readonly recent: number },
  market: { readonly mean: number; readonly companySd: number },
): Recognition | null {
  if (company.reviews < RECOGNITION_MIN_REVIEWS || company.recent < RECOGNITION_MIN_RECENT) {
    return null;
  }
  const clears = (level: Recognition) =>
    company.low > market.mean + RECOGNITION_STEPS[level] * market.companySd;
  if (clears('finest')) return 'finest';
  if (clears('excellent')) return 'excellent';
  return clears('good') ? 'good' : null;
}
