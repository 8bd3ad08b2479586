import type { APIRoute } from 'astro';
import { keepPage } from '#app/keep-page.ts';
import { postChunks } from '#features/company/server/sitemap-posts-queries.ts';
import { sitemapIndexXml } from '#features/discovery/core/sitemap.ts';
import { openingChunks, sitemapChunks } from '#features/discovery/server/sitemap-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  keepPage(context, ['lists']);
  const [companies, openings, posts] = await Promise.all([
    sitemapChunks(db),
    openingChunks(db),
    postChunks(db),
  ]);
  const xml = sitemapIndexXml({ companies, openings, posts }, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
