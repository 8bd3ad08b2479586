import type { Score } from '#shared/core/domain/review.ts';
import { displayScore } from '#shared/core/format.ts';

/** Weight of the industry's mean in a score, as a number of reviews. */
export const PRIOR_WEIGHT = 7;
export const DAYS_PER_MONTH = 30.4375;
export const HALF_LIFE_MONTHS = 24;
export const HALF_LIFE_DAYS = HALF_LIFE_MONTHS * DAYS_PER_MONTH;
/** The interval of a score; z is the two-sided quantile of the normal distribution. */
export const INTERVAL = { percent: 90, z: 1.6449 } as const;
export const RECENT_MONTHS = 12;

/** Stored rating of an aspect that the writer left out; the overall rating is always present. */
export const NOT_RATED = 0;

/** Shares of the ratings 1 to 5; they sum to 1. */
export type RatingShares = readonly [number, number, number, number, number];

/** Σw, Σwx and Σwx² over the ratings x of one kind, with review weights w. */
export interface RatingSums {
  readonly w: number;
  readonly wx: number;
  readonly wxx: number;
}

export function reviewWeight(ageDays: number): number {
  return 2 ** (-Math.max(0, ageDays) / HALF_LIFE_DAYS);
}

export function sumRatings(
  reviews: readonly { readonly rating: number; readonly ageDays: number }[],
): RatingSums {
  const sums = { w: 0, wx: 0, wxx: 0 };
  for (const { rating, ageDays } of reviews) {
    if (rating === NOT_RATED) continue;
    const weight = reviewWeight(ageDays);
    sums.w += weight;
    sums.wx += weight * rating;
    sums.wxx += weight * rating ** 2;
  }
  return sums;
}

/**
 * The shrunken mean (Σwx + C·m) / (Σw + C) with its interval under the Dirichlet posterior whose
 * prior is the industry's ratings of the same kind, C reviews strong; null without a rating.
 */
export function scoreOf({ w, wx, wxx }: RatingSums, industry: RatingShares): Score | null {
  if (w === 0) return null;
  const total = w + PRIOR_WEIGHT;
  const mean = (wx + PRIOR_WEIGHT * rawMoment(industry, 1)) / total;
  const square = (wxx + PRIOR_WEIGHT * rawMoment(industry, 2)) / total;
  const margin = INTERVAL.z * Math.sqrt(Math.max(0, square - mean ** 2) / (total + 1));
  return { score: mean, low: Math.max(1, mean - margin), high: Math.min(5, mean + margin) };
}

/** True if a displayed value changed, or any value by at least 0.01. */
export function hasMoved(stored: Score | null, current: Score | null): boolean {
  if (!stored || !current) return stored !== current;
  return (['score', 'low', 'high'] as const).some(
    (part) =>
      displayScore(stored[part]) !== displayScore(current[part]) ||
      Math.abs(stored[part] - current[part]) >= 0.01,
  );
}

/** Mean of the ratings (`power` 1) or of their squares (`power` 2). */
export function rawMoment(shares: RatingShares, power: 1 | 2): number {
  return shares.reduce((sum, share, index) => sum + share * (index + 1) ** power, 0);
}

/** Shares of the ratings 1 to 5 from their counts; uniform without ratings. */
export function sharesOf(counts: readonly number[] = []): RatingShares {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [oneStar = 0, twoStars = 0, threeStars = 0, fourStars = 0, fiveStars = 0] = counts;
  if (total === 0) return [0.2, 0.2, 0.2, 0.2, 0.2];
  return [
    oneStar / total,
    twoStars / total,
    threeStars / total,
    fourStars / total,
    fiveStars / total,
  ];
}

/** Rating shares of an industry, smoothed by C ratings with the market's shares (decision 0048). */
export function industryShares(counts: readonly number[] = [], market: RatingShares): RatingShares {
  return sharesOf(market.map((share, index) => (counts[index] ?? 0) + PRIOR_WEIGHT * share));
}
