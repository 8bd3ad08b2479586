import type { APIRoute } from 'astro';
import { pageEntries } from '#app/feeds/page-entries.ts';
import { keepPage } from '#app/keep-page.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { type SitemapEntry, urlSetXml } from '#features/discovery/core/sitemap.ts';
import { sitemapFields } from '#features/discovery/server/sitemap-queries.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { landingsWorthFinding } from '#features/opening/server/landing-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand: only the running server knows its address. */
export const prerender = false;

export const GET: APIRoute = async (context) => {
  keepPage(context, ['lists']);
  const [fields, landings] = await Promise.all([sitemapFields(db), landingsWorthFinding(db)]);
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
