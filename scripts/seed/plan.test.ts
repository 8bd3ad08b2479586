import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewBody } from '#features/review/core/review-contract.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { makePlan } from './plan.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const whole = makePlan(1, NOW);

const THAI = /[\u0E00-\u0E7F]/;
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

  it('have complete sentences in the right language', () => {
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
    expect(DEMO_PASSWORD).toMatch(/^.{8,14}$/);
  });
});

describe('reviews', () => {
  const { reviews } = whole;

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

  it('are such as the form takes', () => {
    const form = { idEmp: 1, lang: 'th', idJobField: 1 };
    // Made of the same words: all would take the form as long as the rest of this file.
    const some = reviews.filter((_, at) => at % 7 === 0);
    const refused = some.filter(({ ratings, company: _, ...review }) => {
      const rated = { ratingOverall: ratings.overall, ratingLife: ratings.life };
      return !z.safeParse(reviewBody, { ...review, ...rated, ...form }).success;
    });
    expect(refused).toEqual([]);
  });

  it('are one a person, company and year', () => {
    const keys = reviews.map(
      ({ company, writer, submittedAt }) =>
        `${company.index} ${writer} ${new Date(submittedAt.getTime() + 25_200_000).getUTCFullYear()}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
