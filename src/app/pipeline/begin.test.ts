import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { SESSION_COOKIES } from '#shared/core/cookies.ts';
import { routeReads } from '#shared/server/db/replica/route-reads.ts';
import { watchEventLoop } from '#shared/server/event-loop.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { countBlockedLoop } from '#shared/server/http/own-server/monitoring/metrics.ts';
import { log } from '#shared/server/log.ts';
import { registry } from '#shared/server/metrics/registry.ts';
import { begin } from './pipeline.ts';

it('a request that blocks the event loop is logged and counted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const clock = { now: 0 };
  const stop = watchEventLoop(countBlockedLoop, () => clock.now);
  const app = new Hono<{ Variables: ApiVariables }>().use(begin).post('/held', (c) => {
    clock.now += 30_000;
    return c.text('done');
  });
  const answer = await app.request('http://localhost/held?pg=1', { method: 'POST' });
  vi.advanceTimersByTime(100);
  const request = { method: 'POST', url: 'http://localhost/held?pg=1' };
  const requestId = answer.headers.get('x-request-id');
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ work: [{ ...request, requestId }] });
  expect(await registry.metrics()).toContain('event_loop_blocked_total 1');
  stop();
  vi.useRealTimers();
});

it('requests of signed-in readers and writes use the primary database', async () => {
  const followed = { isReadable: true, lost: () => undefined };
  const server = routeReads(
    async () => 'primary',
    async () => 'replica',
    followed,
  );
  const app = new Hono<{ Variables: ApiVariables }>()
    .use(begin)
    .all('/', async (c) => c.text(String(await server())));
  const by = async (given: RequestInit) => (await app.request('http://localhost/', given)).text();
  const signedIn = Object.values(SESSION_COOKIES).map(({ token }) => `theme=dark; ${token}=1`);
  expect(await by({ headers: { cookie: 'theme=dark' } })).toBe('replica');
  for (const cookie of signedIn) expect(await by({ headers: { cookie } })).toBe('primary');
  expect(await by({ method: 'POST' })).toBe('primary');
});
