import type { APIRoute } from 'astro';
import { cacheList } from '#app/cache-page.ts';
import { latestFeed } from '#app/feeds/latest-feed.ts';
import { pageLocale } from '#app/page-locale.ts';
import { jsonFeed, rssXml } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const pageContext = pageLocale(context);
  const isJson = context.routePattern.endsWith('.json');
  const feed = await latestFeed(pageContext.locale, isJson ? 'json' : 'xml');
  cacheList(context, feed.items);
  const { PUBLIC_URL } = env();
  return isJson
    ? new Response(JSON.stringify(jsonFeed(feed, PUBLIC_URL)), {
        headers: { 'Content-Type': 'application/feed+json' },
      })
    : new Response(rssXml(feed, PUBLIC_URL), {
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
      });
};
