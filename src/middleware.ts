import { defineMiddleware } from 'astro:middleware';
import { localeFromParam } from '#shared/core/locale.ts';
import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';

/** Which Astro takes away from an address before it looks for its page. */
const FILE_NAME = /\.html$/;

/** The one place that refuses what `[...locale]` also matches: `/xx/x`, `/a/b/x` and `/index.html` are no pages. */
export const onRequest = defineMiddleware((context, next) => {
  const { isPrerendered, params, url } = context;
  const isFile = !isPrerendered && FILE_NAME.test(url.pathname);
  if (isFile || localeFromParam(params.locale) === null) return new Response(null, { status: 404 });
  return isPrerendered ? withShortPolicy(next()) : next();
});

/** The policies of prerendered pages are kept in a file; of other pages the server shortens them. */
async function withShortPolicy(rendered: Promise<Response>): Promise<Response> {
  const response = await rendered;
  const policy = response.headers.get('Content-Security-Policy');
  if (policy === null) return response;
  const html = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', trimCsp(policy, html));
  return new Response(html, { status: response.status, headers });
}
