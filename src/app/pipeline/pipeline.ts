import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { env } from '#shared/server/env.ts';
import { watched } from '#shared/server/event-loop.ts';
import type { ApiContext, ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { isForeign } from '#shared/server/http/origin-check.ts';
import { log } from '#shared/server/log.ts';
import { inRequest } from '#shared/server/request-scope.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';

export type Step = MiddlewareHandler<{ Variables: ApiVariables }>;

/** Acts by the secret in its address and reads no session: mail programs ask for their readers. */
export const ENDS_LETTERS = /^(?:\/(?:th|en|yousayapi))?\/(unsubscribe|alerts)\/([^/]+)$/;

/** A stalled database must not hold an answer back for more than five seconds. */
const DATABASE_MILLISECONDS = 4_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives the request its id and its lazy sessions, and logs it with its time and its queries. */
export const begin: Step = async (c, next) => {
  const started = performance.now();
  const given = c.req.header('x-request-id') ?? '';
  const requestId = REQUEST_ID.test(given) ? given : randomUUID();
  c.set('requestId', requestId);
  c.set('sessions', () => currentSessions(c.req.raw));
  const { method, url } = c.req;
  const work = async () => {
    await next();
    log.info(
      {
        method,
        url,
        status: c.res.status,
        milliseconds: Math.round(performance.now() - started),
        queries: queriesOfThisRequest(),
      },
      'request',
    );
  };
  await watched({ requestId, method, url }, () =>
    inRequest({ requestId, url }, () => countQueries(work, DATABASE_MILLISECONDS)),
  );
  c.res.headers.set('X-Request-Id', requestId);
};

export const refuseForeign: Step = async (c, next) => {
  if (!ENDS_LETTERS.test(c.req.path) && isForeign(c.req.raw, env().PUBLIC_URL))
    return errorAnswer(c, { code: 'foreign_origin' });
  return next();
};

/** A bug is logged in full and answered without details; a database outage is a 503. */
export function answerError(error: Error, c: ApiContext): Response {
  log.error({ url: c.req.url, error }, 'request failed');
  return errorAnswer(c, { code: isDatabaseOutage(error) ? 'unavailable' : 'internal' });
}
