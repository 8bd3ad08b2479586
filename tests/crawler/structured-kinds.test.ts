import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { kindFaults, neverCarried } from './structured-kinds.ts';

function pageWith(kinds: readonly string[], head = '') {
  const scripts = kinds.map(
    (kind) => `<script type="application/ld+json">{"@type":"${kind}"}</script>`,
  );
  return readPage(`<html lang="en"><head>${head}${scripts.join('')}</head></html>`);
}

it.each([
  ['/en', ['WebSite', 'Organization']],
  ['/company/a-1/jobs/7', ['JobPosting', 'BreadcrumbList']],
  ['/en/company/a-1/yousay?pg=2', ['EmployerAggregateRating', 'BreadcrumbList']],
  ['/en/company/a-1/yousay', ['BreadcrumbList']],
  ['/en/yousay/companylist?idJobField=4', ['ItemList', 'BreadcrumbList']],
  ['/login', []],
])('finds nothing wrong with what %s is to carry', (path, kinds) => {
  expect(kindFaults(path, pageWith(kinds))).toEqual([]);
});

it.each([
  ['a kind that is missing', '/recognition', ['BreadcrumbList'], 'carries no FAQPage'],
  ['the rating of another page', '/company/a-1/hrsay', ['EmployerAggregateRating'], 'too many'],
  ['a kind said twice', '/aboutus', ['Organization', 'Organization'], 'Organization too many'],
  ['a kind where none is known', '/login', ['Organization'], 'Organization too many'],
])('reports %s', (_, path, kinds, said) => {
  expect(kindFaults(path, pageWith(kinds)).join('\n')).toContain(said);
});

it('asks nothing of what search engines may not show', () => {
  const hidden = pageWith([], '<meta name="robots" content="noindex">');
  expect(kindFaults('/recognition', hidden)).toEqual([]);
});

it('reports a kind that no page of a type has', () => {
  const answered = { status: 200, contentType: 'text/html', bytes: 1, to: null, from: '/' };
  const visit = { path: '/company/a-1/yousay', ...answered, page: pageWith(['BreadcrumbList']) };
  const missing = neverCarried({ visits: new Map([[visit.path, visit]]), linked: new Map() });
  expect(missing.filter((one) => one.includes('yousay(?:'))).toEqual([
    expect.stringContaining('EmployerAggregateRating'),
  ]);
  expect(missing.join()).toContain('VideoObject');
});
