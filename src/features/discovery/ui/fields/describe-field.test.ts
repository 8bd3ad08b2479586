import { describe, expect, it } from 'vitest';
import { aspectsBy } from '#shared/core/aspects.ts';
import type { FieldStats } from '../../core/fields/field-figures.ts';
import { describeField, fieldOf, verdictSentences } from './describe-field.ts';

const asked = { keyword: '', idIndustry: 12, idJobField: 0, province: '' };
const figures: FieldStats = {
  reviews: 1,
  openings: 0,
  score: null,
  market: 3.6,
  aspects: aspectsBy('rated', () => null),
};

describe('fieldOf', () => {
  it('is a list with exactly one filter', () => {
    expect(fieldOf(asked, 'en')).toMatchObject({ of: 'industry', name: 'Banking' });
    expect(fieldOf({ ...asked, idIndustry: 0, idJobField: 5 }, 'en')?.line).toMatch(/^Closing/);
    expect(fieldOf({ ...asked, idIndustry: 0, province: '83' }, 'th')).toEqual({
      of: 'province',
      name: 'ภูเก็ต',
      line: null,
    });
  });

  it.each([
    { keyword: 'x' },
    { idJobField: 5 },
    { province: '83' },
    { idIndustry: 9999 },
    { idIndustry: 0 },
  ])('is null for %j', (change) => expect(fieldOf({ ...asked, ...change }, 'th')).toBeNull());

  it('is described by its text and review count', () => {
    const field = { of: 'industry', name: 'Banking', line: 'Security and benefits.' } as const;
    const held = { title: 'Companies in Banking', companies: 2 };
    expect(describeField(field, figures, held, 'en')).toBe(
      'Security and benefits. 1 review of 2 companies.',
    );
    expect(describeField({ ...field, line: null }, figures, held, 'en')).toContain('Banking');
    for (const line of [field.line, null]) {
      const unreviewed = describeField({ ...field, line }, { ...figures, reviews: 0 }, held, 'en');
      expect(unreviewed).toMatch(/^Companies in Banking: /);
      expect(unreviewed).not.toMatch(/\d/);
    }
  });
});

describe('verdictSentences', () => {
  const aspects = { ...figures.aspects, life: 4.1, work: 3.9, money: 3.3 };
  const many: FieldStats = { ...figures, reviews: 40, score: 3.84, aspects };

  it('explains the mean, and the best and worst aspects', () => {
    expect(verdictSentences(many, 'en')).toEqual([
      'Reviewers give these companies 3.8 out of 5 on average (“good”), above the site-wide average of 3.6.',
      '“Good life” is rated highest and “Good pay” lowest.',
    ]);
    expect(verdictSentences({ ...many, market: 3.8 }, 'en')[0]).toContain('the same as');
  });

  it('states that there are too few reviews', () => {
    expect(verdictSentences(figures, 'en')).toHaveLength(1);
  });
});
