import type { APIRoute } from 'astro';
import * as z from 'zod/mini';
import { cacheList } from '#app/cache-page.ts';
import { openingsFeed } from '#app/feeds/openings-feed.ts';
import { pageLocale } from '#app/page-locale.ts';
import { landingOf } from '#features/opening/core/landing.ts';
import { openingSearchQuery } from '#features/opening/core/opening-search-query.ts';
import { rssXml } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const parsed = z.safeParse(openingSearchQuery, Object.fromEntries(context.url.searchParams));
  const landing = parsed.success && landingOf(parsed.data);
  if (!landing) return new Response(null, { status: 404 });
  const { locale } = pageLocale(context);
  const feed = await openingsFeed(landing, locale);
  cacheList(context, feed.items);
  const xml = rssXml(feed, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
};
