import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { MAX_QUEUE_TIME_MS, renderQueue } from '#shared/server/http/page-turns.ts';
import { errorPageResponse } from './refused-page.ts';

/**
 * Node takes one new connection in each turn of its loop, and a page holds a turn for as long as it is
 * rendered: without further turns in between, whoever comes would wait behind the pages of all others.
 */
const TICKS_BETWEEN_PAGES = 16;

/**
 * For everybody together, however many addresses they come from. Whoever waits for a page that is being
 * made for another takes none, and no turn lasts until an answer is read. A form waits for its act, which
 * is counted by its own limits.
 */
export const renderInSlot: MiddlewareHandler<{ Variables: ApiVariables }> = async (c, next) => {
  if (c.req.method === 'POST') return next();
  const render = async () => {
    await yieldToEventLoop();
    await next();
  };
  const outcome = await renderQueue.run(render, { timeoutMs: MAX_QUEUE_TIME_MS });
  if (outcome.ok) return;
  return errorPageResponse(c.req.raw, outcome.code, { 'Retry-After': String(outcome.retryAfter) });
};

async function yieldToEventLoop(): Promise<void> {
  for (let tick = 0; tick < TICKS_BETWEEN_PAGES; tick += 1) await turnOfTheLoop();
}
