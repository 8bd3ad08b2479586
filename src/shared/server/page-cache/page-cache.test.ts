import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { cachedPages, type Rendered } from '#tests/calls/cached-pages.ts';
import { EncodingCache } from './answer-forms.ts';
import { BufferedResponse } from './finished-answer.ts';

describe('one render', () => {
  test('serves a hundred concurrent requests', async () => {
    const { read, renders, hold } = cachedPages();
    hold();
    const asking = Array.from({ length: 100 }, () => read());
    await nextTurn();
    renders[0]?.finish();
    expect(new Set(await Promise.all(asking))).toEqual(new Set(['/yousay 1']));
    expect(renders).toHaveLength(1);
  });

  test('is not shared between pages', async () => {
    const { read, renders } = cachedPages();
    await Promise.all([read('/yousay'), read('/en/yousay')]);
    expect(renders.map(({ key }) => key)).toEqual(['/yousay', '/en/yousay']);
  });

  test('rejects all waiting requests when it fails, and is retried by the next one', async () => {
    const { read, renders, hold } = cachedPages();
    hold();
    const asking = Promise.allSettled([read(), read()]);
    renders[0]?.fail();
    expect((await asking).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = read();
    renders[1]?.finish('good');
    expect(await again).toBe('good');
  });
});

describe('a cached page', () => {
  test('is served until it expires, then stale while one render renews it', async () => {
    const { cache, clock, read, kept, renders, hold } = cachedPages();
    await read();
    clock.now = 599_999;
    expect(cache.get('/yousay')?.stale).toBe(false);
    clock.now = 600_000;
    hold();
    expect(cache.get('/yousay')?.stale).toBe(true);
    expect(cache.get('/yousay')?.response.bytesIn('identity').toString()).toBe('/yousay 1');
    await nextTurn();
    expect(renders).toHaveLength(2);
    renders[1]?.finish();
    await nextTurn();
    expect(kept()).toBe('/yousay 2');
  });

  test('reveals its render time in no header', () => {
    const madeAt = (now: number) => {
      vi.setSystemTime(now);
      const answer = new BufferedResponse(200, [], Buffer.from('a page'), 'text/html');
      return [answer.head('identity', 6), answer.notModifiedHead('br')];
    };
    vi.useFakeTimers();
    expect(madeAt(Date.UTC(2026, 3, 3))).toEqual(madeAt(Date.UTC(2026, 3, 27)));
    vi.useRealTimers();
  });

  test('is encoded as brotli at once for a waiting request, else on request', async () => {
    const forms = new EncodingCache(1_000_000);
    const packed = async (words: string, isAwaited: boolean) => {
      const page = new BufferedResponse(200, [], Buffer.from(words.repeat(200)), 'text/html');
      await page.pack(forms, '', isAwaited);
      return page.etag('br');
    };
    const renewed = await packed('renewed', false);
    const awaited = await packed('awaited', true);
    const form = await vi.waitUntil(() => forms.get(awaited));
    expect(brotliDecompressSync(form).toString()).toBe('awaited'.repeat(200));
    expect(forms.get(renewed)).toBeUndefined();
  });

  test('is dropped when its stale time is over', async () => {
    const { clock, read, kept } = cachedPages();
    await read();
    clock.now = 660_000;
    expect(kept()).toBeUndefined();
  });

  test('survives a failing revalidation, which is not retried at once', async () => {
    const { clock, read, kept, renders, hold } = cachedPages();
    await read();
    clock.now = 600_000;
    hold();
    kept();
    await nextTurn();
    renders[1]?.fail();
    await nextTurn();
    expect(kept()).toBe('/yousay 1');
    expect(renders).toHaveLength(2);
    clock.now += 5_000;
    kept();
    await nextTurn();
    expect(renders).toHaveLength(3);
  });

  test('survives a revalidation with status 500', async () => {
    const { clock, read, kept, answer } = cachedPages();
    await read();
    clock.now = 600_000;
    Object.assign(answer, { status: 500 });
    kept();
    await nextTurn();
    expect(kept()).toBe('/yousay 1');
  });

  test('is dropped by any of its tags and by no other', async () => {
    const { cache, read, kept } = cachedPages();
    await read();
    cache.drop('company:2');
    expect(kept()).toBe('/yousay 1');
    cache.drop('reviews:1');
    expect(kept()).toBeUndefined();
    await read();
    cache.drop('company:1');
    expect(kept()).toBeUndefined();
  });

  test('is evicted for newer ones within the allowed bytes', async () => {
    const { cache, read } = cachedPages();
    for (let n = 0; n < 2_000; n += 1) await read(`/company/${n}`);
    expect(cache.size.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.size.responses).toBeGreaterThan(100);
    expect(cache.get('/company/1')).toBeUndefined();
    expect(cache.get('/company/1999')).toBeDefined();
  });
});

describe('a change while a page is being rendered', () => {
  test('leaves no old content behind', async () => {
    const { cache, read, kept, renders, hold } = cachedPages();
    hold();
    const asking = read();
    cache.drop('company:1');
    renders[0]?.finish('from before the change');
    expect(await asking).toBe('from before the change');
    expect(kept()).toBeUndefined();
  });

  test('is visible to all requests after it', async () => {
    const { cache, read, renders, hold } = cachedPages();
    hold();
    const before = read();
    cache.drop('company:1');
    const after = read();
    renders[0]?.finish('old');
    await nextTurn();
    renders[1]?.finish('new');
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(renders).toHaveLength(2);
  });

  test('of other content leaves a render shared', async () => {
    const { cache, read, renders, hold, kept } = cachedPages();
    hold();
    const before = read();
    cache.drop('company:2');
    const after = read();
    renders[0]?.finish('same');
    expect([await before, await after]).toEqual(['same', 'same']);
    expect(kept()).toBe('same');
  });

  test('discards a revalidation too', async () => {
    const { cache, clock, read, kept, renders, hold } = cachedPages();
    await read();
    clock.now = 600_000;
    hold();
    kept();
    await nextTurn();
    cache.drop('reviews:1');
    renders[1]?.finish('old');
    await nextTurn();
    expect(kept()).toBeUndefined();
  });
});

describe('uncacheable responses', () => {
  test.each<[string, Rendered]>([
    ['a cookie for one visitor', { headers: { 'Set-Cookie': 'a=b' } }],
    ['an error', { status: 500 }],
    ['a redirect', { status: 301 }],
    ['what is not there', { status: 404 }],
    ['what says no-store', { headers: { 'Cache-Control': 'private, no-store' } }],
    ['what varies by reader', { headers: { Vary: 'Cookie' } }],
    ['what declares no time', { headers: { 'CDN-Cache-Control': '' } }],
  ])('%s', async (_, rendered) => {
    const { read, kept } = cachedPages(rendered);
    await read();
    expect(kept()).toBeUndefined();
  });

  test('does not share a response with a cookie with concurrent requests', async () => {
    const { cache, renders, hold } = cachedPages({ headers: { 'Set-Cookie': 'a=b' } });
    hold();
    const answers = Promise.all([cache.load('/yousay', null), cache.load('/yousay', null)]);
    renders[0]?.finish('first');
    await nextTurn();
    renders[1]?.finish('second');
    expect((await answers).map((answer) => answer.bytesIn('identity').toString())).toEqual([
      'first',
      'second',
    ]);
  });
});

test('neither serves nor stores while invalidations do not arrive', async () => {
  const { cache, read, kept } = cachedPages();
  await read();
  cache.listening = false;
  expect(kept()).toBeUndefined();
  await read();
  expect(kept()).toBeUndefined();
  cache.listening = true;
  expect(kept()).toBeUndefined();
});

test('does not store a render started without invalidations', async () => {
  const { cache, read, kept, renders, hold } = cachedPages();
  cache.listening = false;
  hold();
  const asking = read();
  cache.listening = true;
  renders[0]?.finish();
  await asking;
  expect(kept()).toBeUndefined();
});

test('without invalidations and renders, serves the last good page until it expires', async () => {
  const { cache, clock, read, renders, answer, hold } = cachedPages();
  expect(await read()).toBe('/yousay 1');
  cache.listening = false;
  answer.status = 503;
  expect(await read()).toBe('/yousay 1');
  expect(await read('/')).toBe('/ 3');
  hold();
  const failing = read();
  renders.at(-1)?.fail();
  expect(await failing).toBe('/yousay 1');
  clock.now = 661_000;
  const late = read();
  renders.at(-1)?.finish();
  expect(await late).toBe('/yousay 5');
});

test('once invalidations arrive again, serves nothing from before', async () => {
  const { cache, read, answer, kept } = cachedPages();
  await read();
  cache.listening = false;
  answer.status = 503;
  cache.listening = true;
  expect(kept()).toBeUndefined();
  expect(await read()).toBe('/yousay 2');
});
