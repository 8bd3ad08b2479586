import { afterAll, beforeEach, expect, test } from 'vitest';
import { loopbackSite } from '#tests/loopback-site.ts';
import type { PageView } from './site.ts';

const shown: PageView[] = [];
const site = await loopbackSite(
  async (request) => {
    const { pathname } = new URL(request.url);
    const kept = { 'CDN-Cache-Control': 'max-age=600', 'Cache-Tag': 'lists,listed:12' };
    const headers = pathname === '/login' ? {} : kept;
    const status = pathname.endsWith('/missing') ? 404 : 200;
    return new Response('<p></p>', {
      status,
      headers: { 'Content-Type': 'text/html', ...headers },
    });
  },
  { onPageView: (page) => shown.push(page) },
);
afterAll(() => site.close());
beforeEach(() => {
  shown.length = 0;
});

test('reports each view of a cached page, also of one the browser has', async () => {
  const first = await site.ask('/yousay');
  await site.ask('/yousay', { headers: { 'user-agent': 'a', referer: 'https://b.example/' } });
  const again = await site.ask('/yousay', {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
  expect(shown).toHaveLength(3);
  for (const page of shown)
    expect(page).toMatchObject({
      url: '/yousay',
      address: site.clientAddress,
      tags: ['lists', 'listed:12'],
    });
  expect(shown[1]?.header('referer')).toBe('https://b.example/');
});

test('reports an uncached page, but no error, redirect or HEAD request', async () => {
  await site.ask('/login');
  await site.ask('/missing');
  await site.ask('/yousay/');
  await site.ask('/yousay', { method: 'HEAD' });
  expect(shown.map(({ url }) => url)).toEqual(['/login']);
});
