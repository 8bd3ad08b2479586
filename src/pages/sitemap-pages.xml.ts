import type { APIRoute } from 'astro';
import { cacheList } from '#app/cache-page.ts';
import { pageEntries } from '#app/feeds/page-entries.ts';
import { SITEMAP_TAG, sitemapContents } from '#app/feeds/stored-sitemap.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { type SitemapEntry, urlSetXml } from '#features/discovery/core/sitemap.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { env } from '#shared/server/env.ts';
import { EVERY_COMPANY } from '#shared/server/page-cache/channel.ts';

/** Rendered on demand, because only the running server knows its host. */
export const prerender = false;

export const GET: APIRoute = async (context) => {
  cacheList(context, [], [], [EVERY_COMPANY, SITEMAP_TAG]);
  const { fields, landings } = await sitemapContents(reads);
  const lists = fields.map(
    ({ field, changedMonth }): SitemapEntry => ({
      pathIn: (locale) => companyList(locale, field),
      ...(changedMonth === null ? {} : { changedMonth }),
    }),
  );
  const jobs = landings.map(
    (landing): SitemapEntry => ({ pathIn: (locale) => openingSearch(locale, landing) }),
  );
  const newest =
    fields
      .map(({ changedMonth }) => changedMonth ?? '')
      .sort()
      .at(-1) ?? '';
  const xml = urlSetXml([...pageEntries(newest), ...lists, ...jobs], env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
