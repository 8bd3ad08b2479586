import { expect, it } from 'vitest';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import { textsLeftOut } from './company-texts.ts';

it('names what a folder has no place for, one alone or several', () => {
  const many = (count: number) => Array.from({ length: count });
  const content = {
    history: many(5),
    reasons: many(5),
    testimonials: many(3),
    articles: many(1),
    stories: many(1),
  } as unknown as CompanyContent;
  expect(textsLeftOut(content)).toEqual([
    '1 chapter of the history',
    '2 reasons to work there',
    '2 articles',
  ]);
});
