import type { APIRoute } from 'astro';
import { cacheList } from '#app/cache-page.ts';
import { SITEMAP_TAG, sitemapContents } from '#app/feeds/stored-sitemap.ts';
import { sitemapIndexXml } from '#features/discovery/core/sitemap.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { env } from '#shared/server/env.ts';
import { EVERY_COMPANY } from '#shared/server/page-cache/channel.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  cacheList(context, [], [], [EVERY_COMPANY, SITEMAP_TAG]);
  const xml = sitemapIndexXml(await sitemapContents(reads), env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
