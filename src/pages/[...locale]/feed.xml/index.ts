import type { APIRoute } from 'astro';
import { latestFeed } from '#app/feeds/latest-feed.ts';
import { cacheList } from '#app/keep-page.ts';
import { pageLocale } from '#app/page-locale.ts';
import { rssXml } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const pageContext = pageLocale(context);
  const feed = await latestFeed(pageContext.locale, 'xml');
  cacheList(context, feed.items);
  const xml = rssXml(feed, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
};
