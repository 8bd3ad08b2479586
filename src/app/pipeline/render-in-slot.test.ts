import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { MAX_QUEUE_TIME_MS } from '#shared/server/http/render-queue.ts';
import { renderInSlot } from './render-in-slot.ts';

const AT_ONCE = 4;
const ADMITTED = AT_ONCE + 100;
const done = Promise.withResolvers<void>();
const render = vi.fn(() => done.promise);
const app = new Hono<{ Variables: ApiVariables }>();
app.use(renderInSlot);
app.all('*', async (c) => {
  await render();
  return c.text('page');
});
app.onError(() => new Response(null, { status: 500 }));

afterEach(() => render.mockClear());

it('renders four pages at a time, queues a hundred and rejects the rest with Retry-After', async () => {
  const flood = Array.from({ length: ADMITTED + 5 }, (_, page) =>
    app.request(`/en/yousay/${page}`),
  );
  for (const answer of await Promise.all(flood.slice(ADMITTED))) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(catalogue('en').errors.http.unavailable);
  }
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(AT_ONCE));
  done.resolve();
  const statuses = (await Promise.all(flood.slice(0, ADMITTED))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(render).toHaveBeenCalledTimes(ADMITTED);
});

it('lets the event loop accept a connection between pages', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const begun: number[] = [];
  render.mockImplementation(async () => {
    begun.push(turns);
  });
  const pages = Array.from({ length: 3 * AT_ONCE }, (_, page) => app.request(`/yousay/${page}`));
  await Promise.all(pages);
  clearImmediate(next);
  expect((begun[AT_ONCE] ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(16);
  expect((begun[2 * AT_ONCE] ?? 0) - (begun[AT_ONCE] ?? 0)).toBeGreaterThanOrEqual(16);
});

it('rejects a request with Retry-After after five seconds in the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = Promise.withResolvers<void>();
  render.mockReturnValue(held.promise);
  const slow = Array.from({ length: AT_ONCE }, (_, page) => app.request(`/en/yousay/${page}`));
  const late = app.request('/en/yousay/late');
  await vi.advanceTimersByTimeAsync(MAX_QUEUE_TIME_MS);
  expect((await late).status).toBe(503);
  held.resolve();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  vi.useRealTimers();
});

it('a form waits for its endpoint instead of a rendering slot', async () => {
  const held = Promise.withResolvers<void>();
  render.mockReturnValue(held.promise);
  const flood = Array.from({ length: ADMITTED + 5 }, () =>
    app.request('/login', { method: 'POST' }),
  );
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(flood.length));
  held.resolve();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
