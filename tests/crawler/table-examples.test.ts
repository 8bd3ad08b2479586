import { expect, it } from 'vitest';
import { companyExamples } from './table-examples.ts';

const OF_EACH = [
  '/company/a-1/hrsay',
  '/company/a-1/hrsay/feature/1-2/post',
  '/company/a-1/hrsay/gallery/1-2/post',
  '/company/a-1/brandsdna',
  '/company/a-1/brandsdna/articleIndex=2-how-it-began',
  '/company/a-1/yousay',
  '/company/a-1/jobs',
  '/company/a-1/jobs/7',
];

it('finds one address of every kind of company page', () => {
  const others = ['/', '/yousay', '/company/b-2/jobs', '/company/b-2/jobs/7/apply'];
  expect([...companyExamples([...OF_EACH, ...others])].sort()).toEqual(OF_EACH.toSorted());
});

it.each(OF_EACH)('reports that no page is like %s', (missing) => {
  const rest = OF_EACH.filter((path) => path !== missing);
  expect(() => companyExamples(rest)).toThrow('nothing in the demo is at /company/');
});
