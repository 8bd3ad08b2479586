import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { renderInTurn } from './render-in-turn.ts';

const AT_ONCE = 4;
const ADMITTED = AT_ONCE + 200;
const done = Promise.withResolvers<void>();
const render = vi.fn(() => done.promise);
const app = new Hono<{ Variables: ApiVariables }>();
app.use(renderInTurn);
app.all('*', async (c) => {
  await render();
  return c.text('page');
});
app.onError(() => new Response(null, { status: 500 }));

afterEach(() => render.mockClear());

it('pages are rendered four at a time for everybody, two hundred wait, the rest is told to come back', async () => {
  const flood = Array.from({ length: ADMITTED + 5 }, (_, page) =>
    app.request(`/en/yousay/${page}`),
  );
  for (const answer of await Promise.all(flood.slice(ADMITTED))) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(catalogue('en').errors.unavailable);
  }
  expect(render).toHaveBeenCalledTimes(AT_ONCE);
  done.resolve();
  const statuses = (await Promise.all(flood.slice(0, ADMITTED))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(render).toHaveBeenCalledTimes(ADMITTED);
});

it('a form waits for its act and not for a turn', async () => {
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
