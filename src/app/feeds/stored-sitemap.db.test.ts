import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { isSitemapUncounted, refreshSitemap, sitemapContents } from './stored-sitemap.ts';

it("sitemaps hold last night's contents, and none before the first run", async () => {
  await changeCompany(await makeCompany(), { publishedThAt: new Date() });
  expect(await isSitemapUncounted(db)).toBe(true);
  expect((await sitemapContents(db)).companies).toEqual([]);
  await refreshSitemap(db);
  expect(await isSitemapUncounted(db)).toBe(false);
  expect((await sitemapContents(db)).companies).toEqual([1]);
  await changeCompany(1, { publishedThAt: null });
  expect((await sitemapContents(db)).companies).toEqual([1]);
});
