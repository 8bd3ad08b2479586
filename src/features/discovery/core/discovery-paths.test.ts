import { expect, it } from 'vitest';
import { companyList } from './discovery-paths.ts';

it('says only what was chosen', () => {
  expect(companyList('th')).toBe('/yousay/companylist');
  expect(companyList('en', { keyword: ' ', idJobField: 0, pg: 1 })).toBe('/en/yousay/companylist');
  expect(companyList('th', { keyword: 'ข้าว', idIndustry: 3, pg: 2, sort: 'score' })).toBe(
    '/yousay/companylist?keyword=%E0%B8%82%E0%B9%89%E0%B8%B2%E0%B8%A7&idIndustry=3&sort=score&pg=2',
  );
  const asRead = { province: '39', sort: 'relevance', vpp: 20, view: 'list' };
  expect(companyList('th', asRead)).toBe('/yousay/companylist?province=39');
});
