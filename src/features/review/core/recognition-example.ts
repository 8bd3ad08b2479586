import { recognitionOf } from './recognition.ts';
import {
  DAYS_PER_MONTH,
  PRIOR_WEIGHT,
  type RatingShares,
  RECENT_MONTHS,
  rawMoment,
  reviewWeight,
  scoreOf,
  sumRatings,
} from './score.ts';

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
    weight: reviewWeight(group.months * DAYS_PER_MONTH),
  }));
  const reviews = groups.flatMap(({ count, rating, months }) =>
    Array.from({ length: count }, () => ({ rating, ageDays: months * DAYS_PER_MONTH })),
  );
  const sums = sumRatings(reviews);
  const score = scoreOf(sums, INDUSTRY);
  if (score === null) throw new Error('the example has no reviews');
  const recent = reviews.filter(({ ageDays }) => ageDays < RECENT_MONTHS * DAYS_PER_MONTH).length;
  const level = recognitionOf({ low: score.low, reviews: reviews.length, recent }, MARKET);
  return {
    groups,
    ...score,
    level,
    count: reviews.length,
    weights: sums.w,
    weighted: sums.wx,
    industryMean: rawMoment(INDUSTRY, 1),
    priorWeight: PRIOR_WEIGHT,
    market: MARKET,
  };
}
