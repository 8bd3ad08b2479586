import { afterAll, expect, test } from 'vitest';
import { loopbackSite } from '#tests/loopback-site.ts';

let tags = 'company:1,reviews:1';
const page = async () =>
  new Response('page', {
    headers: {
      'Content-Type': 'text/html',
      'CDN-Cache-Control': 'max-age=3600, stale-while-revalidate=60',
      'Cache-Tag': tags,
    },
  });
const site = await loopbackSite(page, { hasCacheInFront: true });
const behindNone = await loopbackSite(page);

afterAll(async () => {
  await site.close();
  await behindNone.close();
});

const told = async (path: string, headers = {}) => {
  const answer = await site.ask(path, { headers });
  return [answer.headers['surrogate-control'], answer.headers['surrogate-key']];
};

test('a cached page names its lifetime and tags for a cache in front', async () => {
  const said = ['max-age=600, stale-while-revalidate=10', 'site company:1 reviews:1'];
  expect(await told('/yousay')).toEqual(said);
  expect(await told('/yousay')).toEqual(said);
  expect(await told('/yousay', { 'if-none-match': '*' })).toEqual(said);
});

test('a list has a lifetime of half a minute', async () => {
  tags = 'lists,listed:1';
  const [control] = await told('/en/yousay');
  expect(control).toMatch(/^max-age=30,/);
});

test('a URL with parameters it does not read gets no headers for the cache in front', async () => {
  expect(await told('/yousay?made-up=1')).toEqual([undefined, undefined]);
});

test('a page that changed during its render gets no headers for the cache in front', async () => {
  tags = 'company:2';
  const changing = await loopbackSite(
    async () => {
      changing.pageCache.drop('company:2');
      return page();
    },
    { hasCacheInFront: true },
  );
  const { headers } = await changing.ask('/yousay');
  await changing.close();
  expect(headers).not.toHaveProperty('surrogate-control');
});

test('pages get no headers for the cache in front while invalidations do not arrive', async () => {
  site.pageCache.listening = false;
  expect(await told('/')).toEqual([undefined, undefined]);
  site.pageCache.listening = true;
});

test('pages get no surrogate headers without a cache in front', async () => {
  const { headers } = await behindNone.ask('/yousay');
  expect(headers).not.toHaveProperty('surrogate-control');
  expect(headers).not.toHaveProperty('surrogate-key');
});
