import type { APIRoute } from 'astro';
import { cacheList } from '#app/keep-page.ts';
import { sitemapPosts } from '#features/company/server/sitemap-posts-queries.ts';
import { postEntries, urlSetXml } from '#features/discovery/core/sitemap.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const chunk = context.params['chunk'] ?? '';
  if (!/^[1-9]\d{0,5}$/.test(chunk)) return new Response(null, { status: 404 });
  const companies = await sitemapPosts(reads, Number(chunk));
  if (companies.length === 0) return new Response(null, { status: 404 });
  cacheList(context, []);
  const xml = urlSetXml(companies.flatMap(postEntries), env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
