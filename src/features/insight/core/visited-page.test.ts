import { expect, it } from 'vitest';
import { visitedPage } from './visited-page.ts';

it.each([
  ['/company/chaba-garden-12/hrsay', 12, 'hrsay'],
  ['/en/company/12/yousay?pg=2', 12, 'yousay'],
  ['/th/company/%E0%B8%8A-7-12/jobs/99', 12, 'jobs'],
  ['/company/x-12/hrsay/feature/3-4/post', 12, 'post'],
  ['/company/x-12/hrsay/gallery/3-4/post', 12, 'post'],
  ['/company/x-12/brandsdna/our-story', 12, 'brandsdna'],
  ['/en/mYousayQuestion?idEmp=12', 12, 'write'],
])('%s is a page of company %i: %s', (url, idEmp, page) => {
  expect(visitedPage(url)).toEqual({ idEmp, page });
});

it.each([
  '/',
  '/company/hrsay',
  '/company/jobs',
  '/company/x-0/hrsay',
  '/company/x-12/jobs/99/apply',
  '/preview/hrsay/x-12',
  '/mYousayQuestion',
  '/mYousayQuestion?idEmp=1e3',
  '/yousayapi/overview/12',
  `/company/${'x'.repeat(1000)}-12/hrsay`,
])('%s is none', (url) => expect(visitedPage(url)).toBeNull());
