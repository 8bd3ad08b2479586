import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openingSearch } from './opening-paths.ts';
import { openingSearchQuery, titlePatterns } from './opening-search-query.ts';

it.each([
  { keyword: 'a'.repeat(201) },
  { idJobField: '29' },
  { province: '99' },
  { jobType: 'fulltime' },
  { education: 'none' },
  { salaryFrom: '1' },
  { scoreFrom: '5' },
  { fresh: '2' },
  { sort: 'id' },
  { pg: '0' },
  { pg: '501' },
])('rejects the query %o', (query) =>
  expect(z.safeParse(openingSearchQuery, query).success).toBe(false),
);

it('accepts a form with empty fields', () => {
  const empty = { idJobField: '', province: '', jobType: '', salaryFrom: '', scoreFrom: '' };
  expect(z.parse(openingSearchQuery, { keyword: ' ', ...empty })).toMatchObject({
    keyword: '',
    fresh: false,
    sort: 'newest',
    pg: 1,
  });
});

it('matches each normalized term, a short one only at the beginning of a word', () => {
  expect(titlePatterns('  HR  Manager%_ ')).toEqual(['% hr%', '%manager%']);
  expect(titlePatterns('พนักงานขาย')).toEqual(['%พนักงานขาย%']);
  expect(titlePatterns('%')).toBeNull();
});

it('leaves defaults out of the URL', () => {
  const query = z.parse(openingSearchQuery, { fresh: '1', scoreFrom: '4', pg: '2' });
  expect(openingSearch('en')).toBe('/en/jobs');
  expect(openingSearch('th', query)).toBe('/jobs?scoreFrom=4&fresh=1&pg=2');
});
