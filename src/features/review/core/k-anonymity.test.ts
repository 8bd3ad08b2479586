import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPLOYMENT_STATUSES, JOB_GRADES, TENURES } from '#shared/core/domain/review.ts';
import type {
  DisclosedAttributes,
  ReviewerAttributes,
} from '#shared/core/domain/reviewer-attributes.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { discloseAttributes, MIN_GROUP_SIZE } from './k-anonymity.ts';

const FACTS = ['idJobField', 'jobGrade', 'jobType', 'employmentStatus', 'tenure'] as const;

const facts = fc.record({
  idJobField: fc.integer({ min: 1, max: 4 }),
  jobGrade: fc.constantFrom(...JOB_GRADES.slice(0, 3)),
  jobType: fc.constantFrom(...JOB_TYPES.slice(0, 3)),
  employmentStatus: fc.constantFrom(...EMPLOYMENT_STATUSES),
  tenure: fc.constantFrom(...TENURES),
});
const companies = fc.array(facts, { maxLength: 80 });

const identified = (written: readonly ReviewerAttributes[], lang: Locale = 'th') =>
  written.map((one, index) => ({ ...one, lang, publicId: `${lang}${(index * 7919) % 9973}` }));

function alike(count: number, change: Partial<ReviewerAttributes> = {}): ReviewerAttributes[] {
  return Array.from({ length: count }, () => ({
    idJobField: 1,
    jobGrade: 'officer',
    jobType: 'fullTime',
    employmentStatus: 'current',
    tenure: 'moreThanOneYear',
    ...change,
  }));
}

const discloseAll = (written: readonly ReviewerAttributes[]): DisclosedAttributes[] => [
  ...discloseAttributes(identified(written)).values(),
];
const grades = (written: readonly ReviewerAttributes[], grade: string | null) =>
  discloseAll(written).filter(({ jobGrade }) => jobGrade === grade).length;

describe('discloseAttributes', () => {
  it('discloses equal values of at least five reviews', () => {
    fc.assert(
      fc.property(companies, (written) => {
        const told = discloseAll(written);
        const groups = Map.groupBy(told, (one) => JSON.stringify(one));
        const sizes = [...groups.values()].map(({ length }) => length);
        return written.length < MIN_GROUP_SIZE
          ? told.every((one) => FACTS.every((fact) => one[fact] === null))
          : sizes.every((size) => size >= MIN_GROUP_SIZE);
      }),
    );
  });

  it('discloses true values of every review, in any order', () => {
    fc.assert(
      fc.property(companies, (written) => {
        const reviews = identified(written);
        const told = discloseAttributes(reviews);
        expect(told.size).toBe(reviews.length);
        for (const { publicId, lang: _, ...known } of reviews) {
          for (const fact of FACTS)
            expect([null, known[fact]]).toContain(told.get(publicId)?.[fact]);
        }
        expect(discloseAttributes(reviews.toReversed())).toEqual(told);
      }),
    );
  });

  it('discloses everything of five equal reviews, and nothing of four', () => {
    expect(discloseAll(alike(5))).toEqual(alike(5));
    expect(new Set(discloseAll(alike(4)).flatMap((one) => Object.values(one)))).toEqual(
      new Set([null]),
    );
  });

  it('discloses the same reviews as before', () => {
    const before = identified([...alike(20), ...alike(2, { jobGrade: 'manager' })]);
    const told = discloseAttributes(before);
    const known = before.map((one) => ({
      ...one,
      disclosedBefore: told.get(one.publicId) as DisclosedAttributes,
    }));
    for (const publicId of ['a', 'th5000', 'z']) {
      const [colleague] = alike(1);
      const newcomer = { ...(colleague as ReviewerAttributes), lang: 'th' as const, publicId };
      const now = discloseAttributes([...known, newcomer]);
      for (const one of before) {
        if (told.get(one.publicId)?.jobGrade === null) {
          expect(now.get(one.publicId)?.jobGrade, one.publicId).toBeNull();
        }
      }
    }
  });

  it('treats each language as if there were no other', () => {
    fc.assert(
      fc.property(companies, companies, (thai, english) => {
        const [first, second] = [identified(thai), identified(english, 'en')];
        const told = discloseAttributes([...first, ...second]);
        expect(told).toEqual(
          new Map([...discloseAttributes(first), ...discloseAttributes(second)]),
        );
      }),
    );
    const few = discloseAttributes([...identified(alike(9)), ...identified(alike(4), 'en')]);
    expect(few.get('th0')?.jobGrade).toBe('officer');
    expect(few.get('en0')?.jobGrade).toBeNull();
  });

  it('suppresses enough that the remainder does not identify anyone', () => {
    const managers = alike(2, { jobGrade: 'manager' });
    expect(grades([...alike(20), ...managers], 'officer')).toBe(17);
    expect(grades([...alike(20), ...managers], null)).toBe(5);
    expect(grades([...alike(7), ...managers], null)).toBe(9);
    expect(grades([...alike(7), ...alike(5, { jobGrade: 'manager' })], null)).toBe(0);
  });
});
