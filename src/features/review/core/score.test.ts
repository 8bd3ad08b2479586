import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyDeviation, recognitionOf } from './recognition.ts';
import {
  DAYS_PER_MONTH,
  HALF_LIFE_MONTHS,
  INTERVAL,
  industryShares,
  NOT_RATED,
  PRIOR_WEIGHT,
  type RatingShares,
  rawMoment,
  reviewWeight,
  scoreOf,
  sharesOf,
  sumRatings,
} from './score.ts';

/** Deterministic random numbers. */
fc.configureGlobal({ seed: 11 });

interface Review {
  readonly rating: number;
  readonly ageDays: number;
}

const EVEN: RatingShares = [0.2, 0.2, 0.2, 0.2, 0.2];

const companyScore = (reviews: readonly Review[], industry: RatingShares) =>
  scoreOf(sumRatings(reviews), industry);

const someReviews = fc.array(
  fc.record({
    rating: fc.integer({ min: 1, max: 5 }),
    ageDays: fc.double({ min: 0, max: 4000, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
);
const someShares = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 })
  .map(sharesOf);

/** The textbook score: each review adds its weight to one of five Dirichlet parameters. */
function textbookScore(reviews: readonly Review[], industry: RatingShares) {
  const posterior = [1, 2, 3, 4, 5].map((star) => {
    let parameter = PRIOR_WEIGHT * (industry[star - 1] ?? 0);
    for (const { rating, ageDays } of reviews) {
      const months = ageDays / DAYS_PER_MONTH;
      if (rating === star) parameter += 0.5 ** (months / HALF_LIFE_MONTHS);
    }
    return { star, parameter };
  });
  const total = posterior.reduce((sum, { parameter }) => sum + parameter, 0);
  const mean = posterior.reduce((sum, { star, parameter }) => sum + (star * parameter) / total, 0);
  const variance = posterior.reduce(
    (sum, { star, parameter }) => sum + ((star - mean) ** 2 * parameter) / total / (total + 1),
    0,
  );
  const margin = INTERVAL.z * Math.sqrt(variance);
  return { score: mean, low: Math.max(1, mean - margin), high: Math.min(5, mean + margin) };
}

describe('scoreOf', () => {
  it('halves the weight of a review every two years', () => {
    expect(reviewWeight(0)).toBe(1);
    expect(reviewWeight(HALF_LIFE_MONTHS * DAYS_PER_MONTH)).toBeCloseTo(0.5);
    expect(reviewWeight(-3)).toBe(1);
  });

  it("of an industry's only review is close to the market", () => {
    const market: RatingShares = [0.1, 0.1, 0.3, 0.3, 0.2];
    const industry = industryShares([0, 0, 0, 0, 1], market);
    const only = companyScore([{ rating: 5, ageDays: 0 }], industry);
    const mean = (5 + PRIOR_WEIGHT * rawMoment(market, 1)) / (1 + PRIOR_WEIGHT);
    expect(only?.score).toBeCloseTo((5 + PRIOR_WEIGHT * mean) / (1 + PRIOR_WEIGHT), 9);
    expect((only?.high ?? 0) - (only?.low ?? 0)).toBeGreaterThan(1);
  });

  it('is null without a review', () => {
    expect(companyScore([], EVEN)).toBeNull();
  });

  it('equals the textbook form computed review by review', () => {
    fc.assert(
      fc.property(someReviews, someShares, (reviews, industry) => {
        const found = companyScore(reviews, industry);
        const expected = textbookScore(reviews, industry);
        expect(found?.score).toBeCloseTo(expected.score, 9);
        expect(found?.low).toBeCloseTo(expected.low, 6);
        expect(found?.high).toBeCloseTo(expected.high, 6);
      }),
    );
  });

  it('counts an aspect only where it was rated', () => {
    const reviews = fc.array(
      fc.record({
        rating: fc.integer({ min: NOT_RATED, max: 5 }),
        ageDays: fc.double({ min: 0, max: 4000, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(reviews, (all) => {
        const given = all.filter(({ rating }) => rating !== NOT_RATED);
        expect(sumRatings(all)).toEqual(sumRatings(given));
      }),
    );
    expect(companyScore([{ rating: NOT_RATED, ageDays: 0 }], EVEN)).toBeNull();
  });

  it('shrinks one excellent review to the industry, and follows many', () => {
    const one = companyScore([{ rating: 5, ageDays: 0 }], EVEN);
    const many = companyScore(
      Array.from({ length: 300 }, () => ({ rating: 5, ageDays: 0 })),
      EVEN,
    );
    expect(one?.score).toBeLessThan(3.5);
    expect(many?.score).toBeGreaterThan(4.9);
  });

  it('stays within interval and scale, and the interval shrinks with more reviews', () => {
    fc.assert(
      fc.property(someReviews, (reviews) => {
        const found = companyScore(reviews, EVEN);
        if (!found) return false;
        return (
          found.low >= 1 && found.low <= found.score && found.score <= found.high && found.high <= 5
        );
      }),
    );
    const width = (count: number) => {
      const found = companyScore(
        Array.from({ length: count }, (_, index) => ({ rating: (index % 5) + 1, ageDays: 0 })),
        EVEN,
      );
      return found ? found.high - found.low : 0;
    };
    expect(width(100)).toBeLessThan(width(10));
  });

  it('covers the true mean nine times in ten', () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const industry: RatingShares = [0.08, 0.14, 0.26, 0.33, 0.19];
    const trials = 3000;
    let covered = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const company = dirichlet(
        industry.map((share) => share * 7),
        random,
      );
      const truth = company.reduce((sum, share, index) => sum + share * (index + 1), 0);
      const reviews = Array.from({ length: 20 }, () => ({
        rating: draw(company, random),
        ageDays: 0,
      }));
      const found = companyScore(reviews, industry);
      if (found && found.low <= truth && truth <= found.high) covered += 1;
    }
    expect(covered / trials).toBeGreaterThan(0.88);
    expect(covered / trials).toBeLessThan(0.92);
  });
});

describe('recognitionOf', () => {
  const market = { mean: 3.4, companySd: 0.4 };

  it.each([
    [3.41, 'good'],
    [3.61, 'excellent'],
    [3.81, 'finest'],
    [3.4, null],
  ])('of a lower bound %s is %s', (low, expected) => {
    expect(recognitionOf({ low, reviews: 10, recent: 5 }, market)).toBe(expected);
  });

  it('is null while the deviation of companies is unknown', () => {
    const company = { low: 4.9, reviews: 40, recent: 40 };
    expect(recognitionOf(company, { mean: 3.4, companySd: null })).toBeNull();
  });

  it('measures the deviation among companies with ten reviews', () => {
    const enough = [3, 4, 5].map((score) => ({ score, reviews: 10 }));
    expect(companyDeviation([...enough, { score: 1, reviews: 9 }])).toBeCloseTo(1);
    expect(companyDeviation(enough.slice(0, 1))).toBeNull();
  });

  it('requires ten reviews, five of them within a year', () => {
    expect(recognitionOf({ low: 4.5, reviews: 9, recent: 9 }, market)).toBeNull();
    expect(recognitionOf({ low: 4.5, reviews: 40, recent: 4 }, market)).toBeNull();
  });
});

function draw(shares: readonly number[], random: () => number): number {
  let left = random();
  const index = shares.findIndex((share) => {
    left -= share;
    return left <= 0;
  });
  return index === -1 ? shares.length : index + 1;
}

/** Gamma draws (Marsaglia and Tsang) scaled to sum to 1. */
function dirichlet(alphas: readonly number[], random: () => number): number[] {
  const draws = alphas.map((alpha) => gamma(alpha, random));
  const total = draws.reduce((sum, value) => sum + value, 0);
  return draws.map((value) => value / total);
}

function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  while (true) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v))
      return d * v;
  }
}
