import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { withPublicReads } from '#shared/server/db/replica/route-reads.ts';
import { env } from '#shared/server/env.ts';
import { trackWork } from '#shared/server/event-loop.ts';
import type { ApiContext, ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { formFieldsOf } from '#shared/server/http/endpoint/read-form.ts';
import { isForeign } from '#shared/server/http/origin-check.ts';
import { carriesSession } from '#shared/server/http/session-cookies.ts';
import { log } from '#shared/server/log.ts';
import { inRequest } from '#shared/server/request-scope.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { type OpenSpan, traced } from '#shared/server/traces/spans.ts';
import { methodName, routeName } from '../serve/route-name.ts';
import { errorPageResponse } from './rejected-page.ts';

export type PipelineStep = MiddlewareHandler<{ Variables: ApiVariables }>;

/** Unsubscribe paths that mail programs call: their token authorizes, no session is read. */
export const ENDS_LETTERS = /^(?:\/(?:th|en|yousayapi))?\/(unsubscribe|alerts)\/([^/]+)$/;

/** Short enough that a response arrives within five seconds while the database is stalled. */
const DATABASE_TIMEOUT_MS = 4_000;
const RETRY_SECONDS = 5;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Assigns request id and lazy sessions, and logs the request with duration and query count. */
export const begin: PipelineStep = async (c, next) => {
  const started = performance.now();
  const { method, url } = c.req;
  await traced({ name: 'request', kind: 'server' }, async (span) => {
    const incomingId = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(incomingId) ? incomingId : (span?.traceId ?? randomUUID());
    c.set('requestId', requestId);
    c.set('sessions', () => currentSessions(c.req.raw));
    const isPublic = /^(?:GET|HEAD)$/.test(method) && !carriesSession(c.req.header('cookie'));
    const work = async () => {
      await (isPublic ? withPublicReads(next) : next());
      const { status } = c.res;
      const milliseconds = Math.round(performance.now() - started);
      const queries = queriesOfThisRequest();
      log.info({ method, url, status, milliseconds, queries }, 'request');
    };
    await trackWork({ requestId, method, url }, () =>
      inRequest({ requestId, url }, () => countQueries(work, DATABASE_TIMEOUT_MS)),
    );
    c.res.headers.set('X-Request-Id', requestId);
    if (span !== undefined) annotateSpan(span, c);
  });
};

/** Records the route instead of the requested URL. */
function annotateSpan(span: OpenSpan, c: ApiContext): void {
  span.set({
    'http.request.method': methodName(c.req.method),
    'http.route': routeName(c.req.path),
    'http.response.status_code': c.res.status,
    'request.id': c.get('requestId'),
  });
  if (c.res.status >= 500) span.fail();
}

export const rejectForeign: PipelineStep = async (c, next) => {
  if (!ENDS_LETTERS.test(c.req.path) && isForeign(c.req.raw, env().PUBLIC_URL))
    return errorAnswer(c, { code: 'foreign_origin' });
  return next();
};

/** Logs bugs in full, answers without details; a database outage is a 503 that keeps the form. */
export function errorResponse(error: Error, c: ApiContext): Response {
  // Failed body reads after the response or a disconnect are no bugs.
  if (!c.req.raw.signal.aborted) log.error({ url: c.req.url, error }, 'request failed');
  const isAway = isDatabaseOutage(error);
  const code = isAway ? 'unavailable' : 'internal';
  return formFieldsOf(c.req.raw)
    ? errorPageResponse(c.req.raw, code, isAway ? { 'Retry-After': `${RETRY_SECONDS}` } : {})
    : errorAnswer(c, { code, ...(isAway && { retryAfter: RETRY_SECONDS }) });
}
