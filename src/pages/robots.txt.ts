import type { APIRoute } from 'astro';
import { cachePage } from '#app/cache-page.ts';
import { ROUTES } from '#app/routes.ts';
import { sitemapFile } from '#features/discovery/core/discovery-paths.ts';
import { absolute } from '#shared/core/address.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand: the sitemap URL depends on the server's settings. */
export const prerender = false;

const folders = Object.entries(ROUTES)
  .filter(([, { search }]) => search === 'disallow')
  .map(([route]) => `/${route.split('/')[1]}`);
const disallowed = [...new Set([...folders, API_BASE])];
const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];

export const GET: APIRoute = (context) => {
  cachePage(context, []);
  const lines = [
    'User-agent: *',
    ...prefixes.flatMap((prefix) => disallowed.map((path) => `Disallow: ${prefix}${path}/`)),
    '',
    `Sitemap: ${absolute(env().PUBLIC_URL, sitemapFile('index'))}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
};
