import { defineMiddleware } from 'astro:middleware';
import { localeFromParam } from '#shared/core/locale.ts';
import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';

/** Astro strips this suffix before it matches a page. */
const FILE_NAME = /\.html$/;

/** Rejects paths that `[...locale]` also matches: `/xx/x`, `/a/b/x` and `/index.html`. */
export const onRequest = defineMiddleware((context, next) => {
  const { isPrerendered, params, url } = context;
  const isFile = !isPrerendered && FILE_NAME.test(url.pathname);
  if (isFile || localeFromParam(params.locale) === null) return new Response(null, { status: 404 });
  return isPrerendered ? withShortPolicy(next()) : next();
});

/** Policies of prerendered pages are stored in a file; the server trims those of other pages. */
async function withShortPolicy(rendered: Promise<Response>): Promise<Response> {
  const response = await rendered;
  const policy = response.headers.get('Content-Security-Policy');
  if (policy === null) return response;
  const html = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', trimCsp(policy, html));
  return new Response(html, { status: response.status, headers });
}
