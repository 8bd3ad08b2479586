import type { MiddlewareHandler } from 'hono';
import { ok } from '#shared/core/result.ts';
import type { ApiContext, ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { mediaTypeOf } from '#shared/server/http/endpoint/read-body.ts';
import { readForm, rewritten } from '#shared/server/http/endpoint/read-form.ts';
import { Turns } from '#shared/server/turns.ts';
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
  const form = await formOf(c, page?.file);
  if (!form.ok) {
    const { retryAfter } = form;
    return refusedPage(
      c.req.raw,
      form.code,
      retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` },
    );
  }
  replaceRequest(c, form.value);
  return next();
};

/** Forms with files fill memory: some at once, one of each person. */
const turns = new Turns({
  atOnce: 4,
  mostWaiting: 20,
  perCaller: { atOnce: 1, mostWaiting: 1 },
  retryAfter: 5,
});

async function formOf(c: ApiContext, file: string | undefined) {
  const request = c.req.raw;
  if (file === undefined || mediaTypeOf(request) !== 'multipart/form-data')
    return readForm(request);
  const { jobSeeker } = await c.get('sessions')();
  // Nothing is read of whoever is signed out: the page leads to the sign-in.
  if (!jobSeeker) return ok(rewritten(request, new URLSearchParams()));
  const read = await turns.take(() => readForm(request, { file }), {
    caller: String(jobSeeker.idJsk),
  });
  return read.ok ? read.value : read;
}

/** Which of two page numbers was meant nobody knows, and no cache could tell such addresses apart. */
function isRepeated(page: PageRow | null, query: URLSearchParams): boolean {
  return page?.query?.some((name) => query.getAll(name).length > 1) ?? false;
}
