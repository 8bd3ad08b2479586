import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { cachedPages } from '#tests/calls/cached-pages.ts';

describe('a list after a change of something it does not show', () => {
  const list = (tags = 'company:1,lists') => cachedPages({ headers: { 'Cache-Tag': tags } });
  const MADE_BEFORE = 300_000;

  test('is served once more while a newer one is rendered', async () => {
    const { cache, clock, read, kept } = list();
    await read();
    clock.now = MADE_BEFORE;
    cache.drop('lists');
    expect(cache.get('/yousay')?.stale).toBe(true);
    await nextTurn();
    expect(kept()).toBe('/yousay 2');
    expect(cache.get('/yousay')?.stale).toBe(false);
  });

  test('is served for a minute, regardless of further changes', async () => {
    const { cache, clock, read, kept, hold } = list();
    await read();
    hold();
    clock.now = MADE_BEFORE;
    cache.drop('lists');
    clock.now = MADE_BEFORE + 59_999;
    cache.drop('lists');
    expect(kept()).toBe('/yousay 1');
    clock.now = MADE_BEFORE + 60_000;
    expect(kept()).toBeUndefined();
  });

  test('is rendered twice a minute at most', async () => {
    const { cache, clock, read, renders } = list();
    await read();
    for (clock.now = 1_000; clock.now <= 90_000; clock.now += 1_000) {
      cache.drop('lists');
      cache.get('/yousay');
      await nextTurn();
    }
    expect(renders).toHaveLength(4);
  });

  test('includes a change that happened during its render', async () => {
    const { cache, clock, read, kept, renders, hold } = list();
    hold();
    const asking = read();
    cache.drop('lists');
    clock.now = 1_000;
    renders[0]?.finish();
    await asking;
    clock.now = 60_000;
    expect(kept()).toBeUndefined();
  });

  test('ages with notifications of its own kind of list only', async () => {
    const { cache, clock, read, kept } = list('lists,lists:7:0:');
    await read();
    clock.now = MADE_BEFORE;
    cache.drop('lists:8:0:');
    expect(cache.get('/yousay')?.stale).toBe(false);
    cache.drop('lists:7:0:');
    clock.now = MADE_BEFORE + 60_000;
    expect(kept()).toBeUndefined();
  });

  test('is served once more after the nightly run, then rendered again', async () => {
    const { cache, clock, read, kept } = list('company:1,night');
    await read();
    clock.now = MADE_BEFORE;
    cache.drop('night');
    clock.now = MADE_BEFORE + 120_000;
    expect(cache.get('/yousay')?.stale).toBe(true);
    await nextTurn();
    expect(kept()).toBe('/yousay 2');
  });

  test('is rendered two at a time across the site, and served stale until then', async () => {
    const { cache, clock, read, renders, hold } = list('company:1,night');
    const keys = Array.from({ length: 300 }, (_, number) => `/company/${number}`);
    for (const key of keys) await read(key);
    clock.now = MADE_BEFORE;
    cache.drop('night');
    hold();
    for (const key of keys) expect(cache.get(key)?.stale).toBe(true);
    await nextTurn();
    expect(renders).toHaveLength(keys.length + 2);
    renders[keys.length]?.finish();
    await nextTurn();
    for (const key of keys) cache.get(key);
    await nextTurn();
    expect(renders).toHaveLength(keys.length + 3);
  });

  test('is dropped at once with a company it shows', async () => {
    const { cache, read, kept } = list();
    await read();
    cache.drop('company:1');
    expect(kept()).toBeUndefined();
  });
});
