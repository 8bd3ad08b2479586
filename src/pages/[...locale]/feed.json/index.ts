import type { APIRoute } from 'astro';
import { latestFeed } from '#app/feeds/latest-feed.ts';
import { cacheList } from '#app/keep-page.ts';
import { pageLocale } from '#app/page-locale.ts';
import { jsonFeed } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const pageContext = pageLocale(context);
  const feed = await latestFeed(pageContext.locale, 'json');
  cacheList(context, feed.items);
  return new Response(JSON.stringify(jsonFeed(feed, env().PUBLIC_URL)), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
};
