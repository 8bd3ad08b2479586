import type { APIRoute } from 'astro';
import { sitemapIndexXml } from '#features/discovery/core/sitemap.ts';
import { sitemapChunks } from '#features/discovery/server/sitemap-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async ({ cache }) => {
  cache.set({ maxAge: 3600, swr: 86_400, tags: ['lists'] });
  const xml = sitemapIndexXml(await sitemapChunks(db), env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
