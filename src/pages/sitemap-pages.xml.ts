import type { APIRoute } from 'astro';
import { keepPage } from '#app/keep-page.ts';
import { ROUTES } from '#app/routes.ts';
import type { SitemapEntry } from '#features/discovery/core/sitemap.ts';
import { urlSetXml } from '#features/discovery/core/sitemap.ts';
import { page } from '#shared/core/address.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand: only the running server knows its address. */
export const prerender = false;

const entries: SitemapEntry[] = Object.entries(ROUTES)
  .filter(([, { search }]) => search === 'sitemap')
  .map(([route]) => ({ pathIn: (locale) => page(locale, route) }));

export const GET: APIRoute = (context) => {
  keepPage(context, []);
  const xml = urlSetXml(entries, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
