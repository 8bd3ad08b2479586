import type { MiddlewareHandler } from 'hono';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { readForm } from '#shared/server/http/endpoint/read-form.ts';
import { findPage } from '../find-page.ts';
import type { PageRow } from '../page-row.ts';
import { refusedPage } from './refused-page.ts';
import { replaceRequest } from './replace-request.ts';

type Step = MiddlewareHandler<{ Variables: ApiVariables }>;

/**
 * Pages are read with GET and HEAD, some take a form. A form comes to its page read and checked, so
 * that no page has to expect a broken or an endless one.
 */
export const admitToPage: Step = async (c, next) => {
  const { method, path, url } = c.req;
  const page = findPage(path);
  if (method === 'GET' || method === 'HEAD') {
    return isRepeated(page, new URL(url).searchParams)
      ? refusedPage(c.req.raw, 'bad_request')
      : next();
  }
  const takesForm = page?.form !== undefined;
  const allow = takesForm ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS';
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  if (method !== 'POST' || !takesForm) {
    return refusedPage(c.req.raw, 'method_not_allowed', { Allow: allow });
  }
  const form = await readForm(c.req.raw);
  if (!form.ok) return refusedPage(c.req.raw, form.code);
  replaceRequest(c, form.value);
  return next();
};

/** Which of two page numbers was meant nobody knows, and no cache could tell such addresses apart. */
function isRepeated(page: PageRow | null, query: URLSearchParams): boolean {
  return page?.query?.some((name) => query.getAll(name).length > 1) ?? false;
}
