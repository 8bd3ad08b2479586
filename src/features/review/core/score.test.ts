import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatingShares } from './score.ts';
import { companyScore, recognitionOf, reviewWeight } from './score.ts';

const EVEN: RatingShares = [0.2, 0.2, 0.2, 0.2, 0.2];

describe('the open score', () => {
  it('halves the weight of a review every two years', () => {
    expect(reviewWeight(0)).toBe(1);
    expect(reviewWeight(24 * 30.4375)).toBeCloseTo(0.5);
    expect(reviewWeight(-3)).toBe(1);
  });

  it('is nothing without a review', () => {
    expect(companyScore([], EVEN)).toBeNull();
  });

  it('follows the published formula', () => {
    const reviews = Array.from({ length: 3 }, () => ({ rating: 5, ageDays: 0 }));
    expect(companyScore(reviews, EVEN)?.score).toBeCloseTo((3 * 5 + 7 * 3) / (3 + 7));
  });

  it('keeps one glowing review near the industry, and lets many speak for themselves', () => {
    const one = companyScore([{ rating: 5, ageDays: 0 }], EVEN);
    const many = companyScore(
      Array.from({ length: 300 }, () => ({ rating: 5, ageDays: 0 })),
      EVEN,
    );
    expect(one?.score).toBeLessThan(3.5);
    expect(many?.score).toBeGreaterThan(4.9);
  });

  it('stays within its interval and the scale, and narrows with more reviews', () => {
    const review = fc.record({
      rating: fc.integer({ min: 1, max: 5 }),
      ageDays: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 60 }), (reviews) => {
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

describe('recognition', () => {
  const market = { mean: 3.4, companySd: 0.4 };

  it.each([
    [3.41, 'good'],
    [3.61, 'excellent'],
    [3.81, 'finest'],
    [3.4, null],
  ])('a lower bound of %s earns %s', (low, expected) => {
    expect(recognitionOf({ low, reviews: 10, recent: 5 }, market)).toBe(expected);
  });

  it('asks for ten reviews, five of them within a year', () => {
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
