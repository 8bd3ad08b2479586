import type { ApiContext } from '#shared/server/http/endpoint/api-context.ts';

/** Astro stores per-request state under this symbol: response cookies and error page handler. */
const RENDER_OPTIONS = Symbol.for('astro.renderOptions');

export function replaceRequest(c: ApiContext, request: Request): void {
  Reflect.set(request, RENDER_OPTIONS, Reflect.get(c.req.raw, RENDER_OPTIONS));
  c.req.raw = request;
}
