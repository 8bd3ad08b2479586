import type { APIRoute } from 'astro';
import { cachePage } from '#app/cache-page.ts';
import { securityTxt } from '#app/feeds/security-txt.ts';
import { env } from '#shared/server/env.ts';

export const prerender = false;

export const GET: APIRoute = (context) => {
  cachePage(context, []);
  const text = securityTxt(env().PUBLIC_URL, context.url.pathname, new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
};
