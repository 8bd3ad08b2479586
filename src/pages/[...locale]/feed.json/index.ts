import type { APIRoute } from 'astro';
import { latestFeed } from '#app/feeds/latest-feed.ts';
import { keepList } from '#app/keep-page.ts';
import { pageLocale } from '#app/page-locale.ts';
import { jsonFeed } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const at = pageLocale(context);
  const feed = await latestFeed(at.locale, 'json');
  keepList(context, feed.items);
  return new Response(JSON.stringify(jsonFeed(feed, env().PUBLIC_URL)), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
};
