import type { APIRoute } from 'astro';
import { PAGE_ENTRIES, urlSetXml } from '#features/discovery/core/sitemap.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand: only the running server knows its address. */
export const prerender = false;

export const GET: APIRoute = ({ cache }) => {
  cache.set({ maxAge: 86_400, tags: ['sitemap'] });
  const xml = urlSetXml(PAGE_ENTRIES, env().PUBLIC_URL);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
