import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { keepSitemap, sitemapContents } from './kept-sitemap.ts';

it('what sitemaps hold is what is there, and then what was there last night', async () => {
  const before = await sitemapContents(db);
  expect(before.companies).toEqual([]);
  await keepSitemap(db);
  await changeCompany(await makeCompany(), { publishedThAt: new Date() });
  expect(await sitemapContents(db)).toEqual(before);
  await keepSitemap(db);
  expect((await sitemapContents(db)).companies).toEqual([1]);
});
