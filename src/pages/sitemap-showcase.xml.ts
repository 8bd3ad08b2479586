import names from 'virtual:showcase-names';
import type { APIRoute } from 'astro';
import { cachePage } from '#app/cache-page.ts';
import { urlSetXml } from '#features/discovery/core/sitemap.ts';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { showcaseEntries } from '#features/showcase/core/showcase-sitemap.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand, because only the running server knows its host. */
export const prerender = false;

/** The template is left out, because the sitemap of pages lists it as `/sample`. */
const entries = Object.entries(names)
  .filter(([slug]) => slug !== TEMPLATE)
  .flatMap(([slug, { changed }]) => showcaseEntries(slug, changed));

export const GET: APIRoute = (context) => {
  cachePage(context, []);
  const xml = urlSetXml(entries, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
