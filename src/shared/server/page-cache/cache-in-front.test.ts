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

test('a kept page says for how long a cache in front may keep it, and by which tags it goes', async () => {
  const said = ['max-age=600, stale-while-revalidate=10', 'site company:1 reviews:1'];
  expect(await told('/yousay')).toEqual(said);
  expect(await told('/yousay')).toEqual(said);
  expect(await told('/yousay', { 'if-none-match': '*' })).toEqual(said);
});

test('a list is kept for half a minute', async () => {
  tags = 'lists,listed:1';
  const [control] = await told('/en/yousay');
  expect(control).toMatch(/^max-age=30,/);
});

test('nothing is said of a page under an address with what it does not read', async () => {
  expect(await told('/yousay?made-up=1')).toEqual([undefined, undefined]);
});

test('nothing is said of a page that changed while it was made', async () => {
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

test('nothing is said of pages while changes are not heard of', async () => {
  site.pageCache.listening = false;
  expect(await told('/')).toEqual([undefined, undefined]);
  site.pageCache.listening = true;
});

test('nothing is said where no cache is in front', async () => {
  const { headers } = await behindNone.ask('/yousay');
  expect(headers).not.toHaveProperty('surrogate-control');
  expect(headers).not.toHaveProperty('surrogate-key');
});
