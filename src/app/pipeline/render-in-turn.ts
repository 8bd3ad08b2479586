import type { MiddlewareHandler } from 'hono';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { Turns } from '#shared/server/turns.ts';
import { refusedPage } from './refused-page.ts';

/**
 * One processor renders, and a page asks the database two things at a time: these leave connections of its
 * ten to the API. In the queue wait as many as are rendered within a few seconds.
 */
const turns = new Turns({ atOnce: 4, mostWaiting: 200, retryAfter: 5 });

/**
 * For everybody together, however many addresses they come from. Whoever waits for a page that is being
 * made for another takes none, and no turn lasts until an answer is read. A form waits for its act, which
 * is counted by its own limits.
 */
export const renderInTurn: MiddlewareHandler<{ Variables: ApiVariables }> = async (c, next) => {
  if (c.req.method === 'POST') return next();
  const taken = await turns.take(next);
  if (taken.ok) return;
  return refusedPage(c.req.raw, taken.code, { 'Retry-After': String(taken.retryAfter) });
};
