import type { APIRoute } from 'astro';
import { cacheList } from '#app/cache-page.ts';
import { sitemapPosts } from '#features/company/server/sitemap-posts-queries.ts';
import {
  companyEntries,
  openingEntry,
  postEntries,
  urlSetXml,
} from '#features/discovery/core/sitemap.ts';
import { sitemapCompanies, sitemapOpenings } from '#features/discovery/server/sitemap-queries.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

async function entriesOf(routePattern: string, chunk: number) {
  if (routePattern.includes('openings'))
    return (await sitemapOpenings(reads, chunk)).map(openingEntry);
  if (routePattern.includes('posts'))
    return (await sitemapPosts(reads, chunk)).flatMap(postEntries);
  return (await sitemapCompanies(reads, chunk)).flatMap(companyEntries);
}

export const GET: APIRoute = async (context) => {
  const chunk = context.params['chunk'] ?? '';
  if (!/^[1-9]\d{0,5}$/.test(chunk)) return new Response(null, { status: 404 });
  const entries = await entriesOf(context.routePattern, Number(chunk));
  if (entries.length === 0) return new Response(null, { status: 404 });
  cacheList(context, []);
  return new Response(urlSetXml(entries, env().PUBLIC_URL), {
    headers: { 'Content-Type': 'application/xml' },
  });
};
