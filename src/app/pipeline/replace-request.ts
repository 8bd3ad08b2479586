import type { ApiContext } from '#shared/server/http/endpoint/api-context.ts';

/** Where Astro keeps what its caller asked for: cookies in the answer, the way to error pages. */
const RENDER_OPTIONS = Symbol.for('astro.renderOptions');

/** Another request in the place of the one that came, answered under the same conditions. */
export function replaceRequest(c: ApiContext, request: Request): void {
  Reflect.set(request, RENDER_OPTIONS, Reflect.get(c.req.raw, RENDER_OPTIONS));
  c.req.raw = request;
}
