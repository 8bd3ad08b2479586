import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { MAX_QUEUE_TIME_MS, renderQueue } from '#shared/server/http/render-queue.ts';
import { errorPageResponse } from './rejected-page.ts';

/** Event loop turns between two renders: Node accepts one waiting connection in each. */
const TICKS_BETWEEN_PAGES = 16;

/**
 * Limits rendered pages across all clients. A request that waits for the same page in progress
 * takes no slot, and a slot is free before the response is read. Forms are limited by their
 * endpoint instead.
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
