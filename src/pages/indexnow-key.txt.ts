import type { APIRoute } from 'astro';
import { cachePage } from '#app/keep-page.ts';
import { env } from '#shared/server/env.ts';

/** Proves to search engines that what IndexNow tells them comes from here. */
export const prerender = false;

export const GET: APIRoute = (context) => {
  const { INDEXNOW_KEY } = env();
  if (INDEXNOW_KEY === undefined) return new Response(null, { status: 404 });
  cachePage(context, []);
  return new Response(INDEXNOW_KEY, { headers: { 'Content-Type': 'text/plain' } });
};
