import type { APIRoute } from 'astro';
import { latestFeed } from '#app/feeds/latest-feed.ts';
import { keepPage } from '#app/keep-page.ts';
import { pageLocale } from '#app/page-locale.ts';
import { jsonFeed } from '#shared/core/markup/feed.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = async (context) => {
  const at = pageLocale(context);
  keepPage(context, ['lists']);
  const feed = jsonFeed(await latestFeed(at.locale, 'json'), env().PUBLIC_URL);
  return new Response(JSON.stringify(feed), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
};
