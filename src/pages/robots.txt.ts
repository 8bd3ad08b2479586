import type { APIRoute } from 'astro';
import { absolute, sitemapFile } from '#shared/core/paths.ts';
import { env } from '#shared/server/env.ts';

/** Rendered on demand: the address of the sitemap is the one the server is told. */
export const prerender = false;

const CLOSED = ['backoffice', 'createhrsay', 'preview', 'preview-sale', 'setting', 'yousayapi'];

export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    ...['', '/en'].flatMap((prefix) => CLOSED.map((room) => `Disallow: ${prefix}/${room}/`)),
    '',
    `Sitemap: ${absolute(env().PUBLIC_URL, sitemapFile('index'))}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
};
