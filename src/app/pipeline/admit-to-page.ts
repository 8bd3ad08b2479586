import type { MiddlewareHandler } from 'hono';
import type { SharedCode } from '#shared/core/refusals.ts';
import { SHARED_REFUSALS } from '#shared/core/refusals.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { readForm } from '#shared/server/http/endpoint/read-form.ts';
import { refusalText } from '#shared/server/http/refusal-text.ts';
import { findPage } from '../find-page.ts';
import type { PageRow } from '../page-row.ts';
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
    return isRepeated(page, new URL(url).searchParams) ? refused(c.req.raw, 'bad_request') : next();
  }
  const takesForm = page?.form !== undefined;
  const allow = takesForm ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS';
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  if (method !== 'POST' || !takesForm) {
    return refused(c.req.raw, 'method_not_allowed', { Allow: allow });
  }
  const form = await readForm(c.req.raw);
  if (!form.ok) return refused(c.req.raw, form.code);
  replaceRequest(c, form.value);
  return next();
};

/** Which of two page numbers was meant nobody knows, and no cache could tell such addresses apart. */
function isRepeated(page: PageRow | null, query: URLSearchParams): boolean {
  return page?.query?.some((name) => query.getAll(name).length > 1) ?? false;
}

function refused(
  request: Request,
  code: SharedCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { contentType, text } = refusalText(code, { url: new URL(request.url).pathname });
  return new Response(text, {
    status: SHARED_REFUSALS[code].status,
    headers: { ...headers, 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
