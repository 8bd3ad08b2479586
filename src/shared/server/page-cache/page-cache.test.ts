import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { cachedPages, type Rendered } from '#tests/calls/cached-pages.ts';
import { EncodingCache } from './answer-forms.ts';
import { BufferedResponse } from './finished-answer.ts';

describe('one render', () => {
  test('answers a hundred who ask at the same time', async () => {
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

  test('that fails, fails for those who waited and is tried again by the next', async () => {
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

describe('a kept page', () => {
  test('is served until its time, then stale while one render renews it', async () => {
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

  test('tells by no header when it was made', () => {
    const madeAt = (now: number) => {
      vi.setSystemTime(now);
      const answer = new BufferedResponse(200, [], Buffer.from('a page'), 'text/html');
      return [answer.head('identity', 6), answer.notModifiedHead('br')];
    };
    vi.useFakeTimers();
    expect(madeAt(Date.UTC(2026, 3, 3))).toEqual(madeAt(Date.UTC(2026, 3, 27)));
    vi.useRealTimers();
  });

  test('is made into brotli at once where somebody waits, and else when somebody asks', async () => {
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

  test('is gone when even its stale time is over', async () => {
    const { clock, read, kept } = cachedPages();
    await read();
    clock.now = 660_000;
    expect(kept()).toBeUndefined();
  });

  test('outlives a failing renewal, which is not repeated at once', async () => {
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

  test('outlives a renewal that answers 500', async () => {
    const { clock, read, kept, answer } = cachedPages();
    await read();
    clock.now = 600_000;
    Object.assign(answer, { status: 500 });
    kept();
    await nextTurn();
    expect(kept()).toBe('/yousay 1');
  });

  test('goes with any of its tags, and with no other', async () => {
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

  test('makes room for newer ones within the bytes allowed', async () => {
    const { cache, read } = cachedPages();
    for (let n = 0; n < 2_000; n += 1) await read(`/company/${n}`);
    expect(cache.size.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.size.responses).toBeGreaterThan(100);
    expect(cache.get('/company/1')).toBeUndefined();
    expect(cache.get('/company/1999')).toBeDefined();
  });
});

describe('a change while a page is being rendered', () => {
  test('leaves nothing old behind', async () => {
    const { cache, read, kept, renders, hold } = cachedPages();
    hold();
    const asking = read();
    cache.drop('company:1');
    renders[0]?.finish('from before the change');
    expect(await asking).toBe('from before the change');
    expect(kept()).toBeUndefined();
  });

  test('is seen by everybody who asks after it', async () => {
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

  test('of something else keeps one render for all', async () => {
    const { cache, read, renders, hold, kept } = cachedPages();
    hold();
    const before = read();
    cache.drop('company:2');
    const after = read();
    renders[0]?.finish('same');
    expect([await before, await after]).toEqual(['same', 'same']);
    expect(kept()).toBe('same');
  });

  test('undoes a renewal too', async () => {
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

describe('what is never kept', () => {
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

  test('a cookie is not even given to those who asked meanwhile', async () => {
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

test('a cache that cannot hear of changes neither serves nor keeps', async () => {
  const { cache, read, kept } = cachedPages();
  await read();
  cache.listening = false;
  expect(kept()).toBeUndefined();
  await read();
  expect(kept()).toBeUndefined();
  cache.listening = true;
  expect(kept()).toBeUndefined();
});

test('a render from the deaf time is not kept once it hears again', async () => {
  const { cache, read, kept, renders, hold } = cachedPages();
  cache.listening = false;
  hold();
  const asking = read();
  cache.listening = true;
  renders[0]?.finish();
  await asking;
  expect(kept()).toBeUndefined();
});

test('deaf and unable to render, it serves the last good page for its time, and no longer', async () => {
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

test('hearing again, it serves nothing from before, able to render or not', async () => {
  const { cache, read, answer, kept } = cachedPages();
  await read();
  cache.listening = false;
  answer.status = 503;
  cache.listening = true;
  expect(kept()).toBeUndefined();
  expect(await read()).toBe('/yousay 2');
});
