import { afterAll, beforeEach, expect, test } from 'vitest';
import { loopbackSite } from '#tests/loopback-site.ts';

const cookies: (string | null)[] = [];

const site = await loopbackSite(async ({ headers }) => {
  cookies.push(headers.get('cookie'));
  return new Response(`<p>${cookies.length}</p>`, {
    headers: { 'Content-Type': 'text/html', 'CDN-Cache-Control': 'max-age=600' },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  cookies.length = 0;
  site.pageCache.dropAll();
});

test.each(['at=1', 'at=1; enc=1; key=1', 'accessToken=1; jskEnc=1; jskKey=1', 'adminEnc=1'])(
  'serves a cached page rendered without cookies to a visitor signed in with %s',
  async (cookie) => {
    const own = await site.ask('/yousay', { headers: { cookie } });
    const after = await site.ask('/yousay');
    expect(cookies).toEqual([null]);
    expect(after.headers['cache-status']).toBe('yousay; hit');
    for (const { headers, body } of [own, after]) {
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['set-cookie']).toBeUndefined();
      expect(body.toString()).toBe('<p>1</p>');
    }
  },
);

test.each(['enc=1; key=1', 'lang=th; jskKey=1; jskEnc=1', 'at=1; jskEnc=1; jskKey=1'])(
  'neither serves nor caches a page for a visitor to be signed in again with %s',
  async (cookie) => {
    const own = await site.ask('/yousay', { headers: { cookie } });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.headers.etag).toBeUndefined();
    expect(site.pageCache.size.responses).toBe(0);
    await site.ask('/yousay');
    const after = await site.ask('/yousay', { headers: { cookie } });
    expect(after.body.toString()).toBe('<p>3</p>');
    expect(cookies).toEqual([cookie, null, cookie]);
  },
);
