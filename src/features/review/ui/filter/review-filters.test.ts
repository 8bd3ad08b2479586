import { expect, it } from 'vitest';
import { reviewListQuery } from '../../core/review-contract.ts';
import { facetsBy } from '../../core/review-facets.ts';
import { countFormatter, filtersOf } from './review-filters.ts';

const choices = facetsBy((facet) => new Map(facet === 'starsId' ? [['5', 12_345]] : []));
const stars = (totalAll: number, keyword = '') =>
  filtersOf(reviewListQuery.parse({ keyword }), { choices, total: totalAll, totalAll }, 'en')[0]
    ?.options[0]?.label;

it('rounds counts of a list with only its newest reviews counted', () => {
  expect(stars(19_999)).toMatch(/\(12,345\)$/);
  expect(stars(20_000)).toMatch(/\(10,000\+\)$/);
  expect(stars(10_000, 'pay')).toMatch(/\(10,000\+\)$/);
  const told = countFormatter({ keyword: '' }, 20_000, 'th');
  expect([told(20_000), told(0)]).toEqual(['20,000+', '0']);
});
