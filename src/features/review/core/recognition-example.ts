import type { RatingShares } from './score.ts';
import { companyScore, PRIOR_WEIGHT, recognitionOf, reviewWeight } from './score.ts';

const DAYS_A_MONTH = 30.4375;
const INDUSTRY: RatingShares = [0.05, 0.1, 0.3, 0.35, 0.2];
const MARKET = { mean: 3.5, companySd: 0.4 };
const GROUPS = [
  { count: 12, rating: 5, months: 2 },
  { count: 10, rating: 4, months: 12 },
  { count: 2, rating: 3, months: 24 },
] as const;

/** The worked example of the recognition page, computed by the code that scores real companies. */
export function recognitionExample() {
  const groups = GROUPS.map((group) => ({
    ...group,
    weight: reviewWeight(group.months * DAYS_A_MONTH),
  }));
  const reviews = groups.flatMap(({ count, rating, months }) =>
    Array.from({ length: count }, () => ({ rating, ageDays: months * DAYS_A_MONTH })),
  );
  const score = companyScore(reviews, INDUSTRY);
  if (score === null) throw new Error('the example has no reviews');
  const recent = reviews.filter(({ ageDays }) => ageDays < 365).length;
  const level = recognitionOf({ low: score.low, reviews: reviews.length, recent }, MARKET);
  const total = (value: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + group.count * value(group), 0);
  return {
    groups,
    ...score,
    level,
    count: reviews.length,
    weights: total(({ weight }) => weight),
    weighted: total(({ weight, rating }) => weight * rating),
    industryMean: INDUSTRY.reduce((sum, share, index) => sum + share * (index + 1), 0),
    priorWeight: PRIOR_WEIGHT,
    market: MARKET,
  };
}
