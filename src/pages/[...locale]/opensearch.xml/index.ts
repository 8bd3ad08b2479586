import type { APIRoute } from 'astro';
import { cachePage } from '#app/cache-page.ts';
import { openSearchXml } from '#app/feeds/open-search.ts';
import { pageLocale } from '#app/page-locale.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand, because only the running server knows its host. */
export const prerender = false;

export const GET: APIRoute = (context) => {
  const pageContext = pageLocale(context);
  cachePage(context, []);
  return new Response(openSearchXml(env().PUBLIC_URL, pageContext.locale), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
