import { afterAll, expect, test } from 'vitest';
import { renderQueue } from '#shared/server/http/render-queue.ts';
import { loopbackSite } from '#tests/loopback-site.ts';

const rendered: string[] = [];
let status = 503;

const site = await loopbackSite(async ({ url }) => {
  const { pathname } = new URL(url);
  rendered.push(pathname);
  return new Response(pathname, { status, headers: { 'Content-Type': 'text/html' } });
});
afterAll(() => site.close());

test('unknown URLs share one page, rendered once without a slot', async () => {
  const held = Promise.withResolvers<void>();
  const crowd: Promise<unknown>[] = [];
  while (!renderQueue.isFull) crowd.push(renderQueue.run(() => held.promise));
  expect((await site.ask('/lost/early')).status).toBe(503);
  status = 404;
  for (const path of ['/lost/_image?w=1', '/lost/a', '/lost/_actions/b']) {
    const answer = await site.ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, '/404']);
  }
  expect(rendered).toEqual(['/404', '/404']);
  held.resolve();
  await Promise.all(crowd);
});
