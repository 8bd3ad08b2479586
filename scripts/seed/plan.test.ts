import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewBody } from '#features/review/core/review-contract.ts';
import { NOT_RATED } from '#features/review/core/score.ts';
import { DEMO_SIGN_INS } from './demo-accounts.ts';
import { makePlan } from './plan.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const whole = makePlan(1, NOW);

const THAI = /[\u0E00-\u0E7F]/;
/** Left over from a template, or from a value nobody gave. */
const LEFT_OVER = /[[\]{}|]|undefined|\bNaN\b|lorem/;

describe('the plan', () => {
  it('is the same every time', () => {
    const again = makePlan(0.05, NOW);
    const part = makePlan(0.05, NOW);
    expect(JSON.stringify(part)).toBe(JSON.stringify(again));
  });

  it('names a company alike at every scale', () => {
    const few = makePlan(0.02, NOW).companies.slice(0, 6);
    expect(few.map(({ name }) => name)).toEqual(
      whole.companies.slice(0, 6).map(({ name }) => name),
    );
  });

  it('has what was promised', () => {
    expect(whole.companies.filter(({ isFresh }) => !isFresh).length).toBeGreaterThan(11_000);
    expect(whole.companies.filter(({ isPublished }) => isPublished)).toHaveLength(300);
    const published = whole.reviews.filter(({ status }) => status === 'published');
    expect(published.length).toBeGreaterThan(40_000);
    expect(whole.openings).toHaveLength(6_000);
  });
});

describe('companies', () => {
  it('share no name, in either language', () => {
    for (const language of ['th', 'en'] as const) {
      const names = whole.companies.map(({ name }) => name.full[language].toLowerCase());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are told in whole sentences of the right language', () => {
    const wrong = whole.companies.filter(({ name, shortBio, address }) =>
      [name.full, shortBio, address].some(
        ({ th, en }) => LEFT_OVER.test(th) || LEFT_OVER.test(en) || THAI.test(en) || !THAI.test(th),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('begin with the printed sign-ins: a finished platinum page and a fresh basic company', () => {
    const [first] = whole.companies;
    expect(first).toMatchObject({ packageHrSay: 'platinum', isPublished: true });
    expect(whole.companies.filter(({ isFresh }) => isFresh)).toHaveLength(1);
    for (const { password } of DEMO_SIGN_INS) expect(password).toMatch(/^.{8,14}$/);
  });
});

describe('reviews', () => {
  const { reviews } = whole;
  const share = (count: number): number => count / reviews.length;

  it('are free of left-overs, addresses and numbers to call', () => {
    const wrong = reviews.filter(({ title, goodPoints, improvePoints, lang }) =>
      [title, goodPoints, improvePoints].some(
        (text) =>
          LEFT_OVER.test(text) ||
          /@|https?:|\d{6}/.test(text) ||
          THAI.test(text) !== (lang === 'th'),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are such as the form takes, and leave out aspects as often as real ones', () => {
    const form = { idEmp: 1, lang: 'th', idJobField: 1 };
    const refused = reviews.filter(({ ratings, company: _, ...review }) => {
      const rated = { ratingOverall: ratings.overall, ratingLife: ratings.life };
      return !z.safeParse(reviewBody, { ...review, ...rated, ...form }).success;
    });
    expect(refused).toEqual([]);
    const partly = reviews.filter(({ ratings }) => Object.values(ratings).includes(NOT_RATED));
    expect(share(partly.length)).toBeCloseTo(0.26, 1);
  });

  it('hardly repeat', () => {
    const texts = new Set(reviews.map((review) => review.goodPoints + review.improvePoints));
    expect(share(texts.size)).toBeGreaterThan(0.99);
  });

  it('reach back four years, most of them recent', () => {
    const ages = reviews.map(
      ({ submittedAt }) => (NOW.getTime() - submittedAt.getTime()) / 31_557.6e6,
    );
    expect(Math.max(...ages)).toBeGreaterThan(3.9);
    expect(Math.max(...ages)).toBeLessThan(4.01);
    expect(share(ages.filter((age) => age < 1).length)).toBeGreaterThan(0.4);
  });

  it('use every star, follow the quality of the company and leave some unknown', () => {
    for (const stars of [1, 2, 3, 4, 5]) {
      const given = share(reviews.filter(({ ratings }) => ratings.overall === stars).length);
      expect(given).toBeGreaterThan(0.02);
      expect(given).toBeLessThan(0.4);
    }
    const mean = (isGood: boolean): number => {
      const those = reviews.filter(({ company }) =>
        isGood ? company.quality.work > 4 : company.quality.work < 3,
      );
      return those.reduce((sum, { ratings }) => sum + ratings.overall, 0) / those.length;
    };
    expect(mean(true) - mean(false)).toBeGreaterThan(1);
    const counts = new Map<number, number>();
    for (const { company } of reviews) {
      counts.set(company.index, (counts.get(company.index) ?? 0) + 1);
    }
    expect(counts.size).toBeLessThan(9_000);
    expect(Math.max(...counts.values())).toBeGreaterThan(100);
  });

  it('are three quarters Thai and nearly all published', () => {
    expect(share(reviews.filter(({ lang }) => lang === 'th').length)).toBeCloseTo(0.75, 1);
    expect(share(reviews.filter(({ status }) => status === 'published').length)).toBeGreaterThan(
      0.94,
    );
  });

  it('are one a person, company and year', () => {
    const keys = reviews.map(
      ({ company, writer, submittedAt }) =>
        `${company.index} ${writer} ${new Date(submittedAt.getTime() + 25_200_000).getUTCFullYear()}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
