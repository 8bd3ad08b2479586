import type { APIRoute } from 'astro';
import { cachePage } from '#app/cache-page.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand; the key authenticates our IndexNow submissions to search engines. */
export const prerender = false;

export const GET: APIRoute = (context) => {
  const { INDEXNOW_KEY } = env();
  if (INDEXNOW_KEY === undefined) return new Response(null, { status: 404 });
  cachePage(context, []);
  return new Response(INDEXNOW_KEY, { headers: { 'Content-Type': 'text/plain' } });
};
