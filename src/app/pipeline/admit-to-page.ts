import type { MiddlewareHandler } from 'hono';
import { pointsOf } from '#features/media/core/media-limits.ts';
import { FILE_FORM_KB_PER_DAY } from '#features/opening/core/opening-limits.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { fail, ok } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { admitToRender } from '#shared/server/http/admit-to-render.ts';
import {
  type ApiContext,
  type ApiVariables,
  clientAddress,
} from '#shared/server/http/endpoint/api-context.ts';
import { mediaTypeOf } from '#shared/server/http/endpoint/media-type.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import {
  FILE_FORM,
  readFileForm,
  readForm,
  rewritten,
} from '#shared/server/http/endpoint/read-form.ts';
import { FORM_WITH_FILE, withReceived } from '#shared/server/http/endpoint/receive-body.ts';
import { actorKey } from '#shared/server/http/endpoint/route-guard.ts';
import { sessionOwner } from '#shared/server/session/session-owners.ts';
import { findPage } from '../find-page.ts';
import type { PageRow } from '../page-row.ts';
import { addressKind } from './address-kind.ts';
import { errorPageResponse } from './rejected-page.ts';
import { replaceRequest } from './replace-request.ts';

type Step = MiddlewareHandler<{ Variables: ApiVariables }>;

/**
 * Admits only known pages; other paths become the 404 page. Pages accept GET and HEAD, and some
 * accept form posts, which are received and checked completely before they take a rendering slot.
 */
export const admitToPage: Step = async (c, next) => {
  const { method, path, url } = c.req;
  const page = findPage(path);
  const reads = method === 'GET' || method === 'HEAD';
  if (addressKind(path) === 'lost') {
    if (!reads) return errorPageResponse(c.req.raw, 'not_found');
    replaceRequest(c, lostAddress(c.req.raw));
    return next();
  }
  if (reads) {
    return isRepeated(page, new URL(url).searchParams)
      ? errorPageResponse(c.req.raw, 'bad_request')
      : next();
  }
  const takesForm = page?.form !== undefined;
  const allow = takesForm ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS';
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  if (method !== 'POST' || !takesForm) {
    return errorPageResponse(c.req.raw, 'method_not_allowed', { Allow: allow });
  }
  const form = await formOf(c, page?.file);
  if (form.ok) replaceRequest(c, form.value);
  const { headers } = c.req.raw;
  const caller = {
    address: clientAddress(headers),
    owner: await sessionOwner(headers.get('cookie')),
  };
  const admitted = form.ok ? await admitToRender(caller, async () => next()) : form;
  if (admitted.ok) return;
  const { code, retryAfter } = admitted;
  return errorPageResponse(
    c.req.raw,
    code,
    retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` },
  );
};

/** Parsing a form with files needs memory, so few run at once. */
const formQueue = new FairQueue({
  name: 'forms',
  maxConcurrent: 4,
  maxWaiting: 20,
  retryAfterSeconds: 5,
});

async function formOf(c: ApiContext, file: string | undefined) {
  const request = c.req.raw;
  if (file === undefined || mediaTypeOf(request).type !== FORM_WITH_FILE) return readForm(request);
  const { jobSeeker } = await c.get('sessions')();
  // The body is not read for signed-out visitors: the page redirects them to the sign-in.
  if (!jobSeeker) return ok(rewritten(request, new URLSearchParams()));
  const person = actorKey(jobSeeker);
  return withReceived(request, { ...FILE_FORM, person }, async (body) => {
    const points = body.ok ? pointsOf(body.value.bytes) : 0;
    const retryAfter = await takePoint(FILE_FORM_KB_PER_DAY, person, points);
    if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
    const read = await formQueue.run(() => readFileForm(request, body, file));
    return read.ok ? read.value : read;
  });
}

function lostAddress(request: Request): Request {
  const { pathname } = new URL(request.url);
  const { headers, method, signal } = request;
  const url = new URL(inLanguage(localeFromPath(pathname), '/404'), request.url);
  return new Request(url, { headers, method, signal });
}

/** True if a parameter is repeated: ambiguous, and caches could not distinguish such URLs. */
function isRepeated(page: PageRow | null, query: URLSearchParams): boolean {
  return page?.query?.some((name) => query.getAll(name).length > 1) ?? false;
}
