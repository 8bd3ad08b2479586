import { astro, FetchState } from 'astro/fetch';
import type { Handler } from 'hono';
import { formFieldsOf } from '#shared/server/http/endpoint/read-form.ts';
import { errorText } from '#shared/server/http/error-text.ts';
import { STATUS_HEADER } from './error-status.ts';
import { pageLog } from './page-log.ts';
import { errorPageResponse } from './rejected-page.ts';

const developing = import.meta.env.MODE === 'development';

/**
 * Renders pages completely before sending: an exception becomes the 500 page instead of a partial
 * page with status 200. Responses are buffered for compression anyway.
 */
export const pages: Handler = async (c) => {
  const state = new FetchState(c.req.raw);
  state.streaming = false;
  if (!developing) state.logger.setDestination(pageLog);
  const response = await astro(state);
  return response.status < 500 ? response : failed(response, c.req.raw);
};

/** Error page with its status; plain if rendering fails or a posted form must be preserved. */
function failed({ body, headers, status: responseStatus }: Response, request: Request): Response {
  const path = new URL(request.url).pathname;
  const isErrorPage = body === null || headers.has(STATUS_HEADER);
  const status = Number(headers.get(STATUS_HEADER) ?? responseStatus);
  if (isErrorPage && status === 503 && formFieldsOf(request)) {
    return errorPageResponse(request, 'unavailable', { 'Retry-After': '5' });
  }
  const bare = errorText(status === 503 ? 'unavailable' : 'internal', { url: path });
  const errorResponse = new Response(body ?? bare.text, { status, headers });
  errorResponse.headers.delete(STATUS_HEADER);
  errorResponse.headers.set('Cache-Control', 'no-store');
  if (body === null) errorResponse.headers.set('Content-Type', bare.contentType);
  if (status === 503) errorResponse.headers.set('Retry-After', '5');
  return errorResponse;
}
