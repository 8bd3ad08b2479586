import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { LONGEST_WAIT, pageTurns } from '#shared/server/http/page-turns.ts';
import { refusedPage } from './refused-page.ts';

/**
 * Node takes one new connection in each turn of its loop, and a page holds a turn for as long as it is
 * rendered: without further turns in between, whoever comes would wait behind the pages of all others.
 */
const TURNS_BETWEEN_PAGES = 16;

/**
 * For everybody together, however many addresses they come from. Whoever waits for a page that is being
 * made for another takes none, and no turn lasts until an answer is read. A form waits for its act, which
 * is counted by its own limits.
 */
export const renderInTurn: MiddlewareHandler<{ Variables: ApiVariables }> = async (c, next) => {
  if (c.req.method === 'POST') return next();
  const render = async () => {
    await letIn();
    await next();
  };
  const taken = await pageTurns.take(render, { within: LONGEST_WAIT });
  if (taken.ok) return;
  return refusedPage(c.req.raw, taken.code, { 'Retry-After': String(taken.retryAfter) });
};

async function letIn(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN_PAGES; turn += 1) await turnOfTheLoop();
}
