import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BufferedResponse } from './finished-answer.ts';
import { PageCache } from './page-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use; buffers are given back some turns after their objects are gone. */
async function bytesInUse(): Promise<number> {
  for (let turn = 0; turn < 10; turn += 1) {
    collectGarbage();
    await nextTurn();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const MAX_BYTES = 50_000_000;

function cacheOf(
  answer: (key: string) => { body: string; said: string; status: number },
  maxBytes = MAX_BYTES,
) {
  const cache = new PageCache({
    render: async (key) => {
      const { body, said, status } = answer(key);
      const headers = {
        'Content-Type': 'text/html',
        'CDN-Cache-Control': 'max-age=600',
        'Cache-Tag': `${key},lists`,
        'X-Said': said,
      };
      return new Response(body, { status, headers });
    },
    always: [['X-Always', 'yes']],
    maxBytes,
    now: () => 0,
    onRevalidationError: () => undefined,
  });
  cache.listening = true;
  return cache;
}

test.each([
  ['small', 1, 1],
  ['large', 100, 1],
  ['small, with much said about them', 1, 400],
])('counts the full size of a cached page where pages are %s', async (_what, words, saidOfIt) => {
  const cache = cacheOf((key) => ({
    body: Array.from({ length: words }, (_, word) => hash('sha256', `${key} ${word}`)).join(' '),
    said: `${key}-abc `.repeat(saidOfIt),
    status: 200,
  }));
  const before = await bytesInUse();
  for (let page = 0; page < 2_000; page += 1) await cache.load(`/company/${page}`, null);
  const used = (await bytesInUse()) - before;
  expect(cache.size.responses).toBe(2_000);
  expect(cache.size.bytes).toBeGreaterThan(used);
  expect(cache.size.bytes).toBeLessThan(3 * used);
});

test('packs a cached page and unpacks it on request', async () => {
  const words = Array.from({ length: 400 }, (_, n) => `สวัสดี ${n}`).join(' ');
  const cache = cacheOf(() => ({ body: words, said: 'x', status: 200 }));
  const page = await cache.load('/yousay', null);
  expect(page.bytes).toBeLessThan(words.length);
  expect((await page.bytesIn('br')).length).toBeLessThan(page.bytes);
  expect((await page.bytesIn('identity')).toString()).toBe(words);
});

test('pages of a kind take the memory of their differences, and encodings the rest', async () => {
  const shared = Array.from({ length: 800 }, (_, n) => hash('sha256', `${n}`)).join(' ');
  const maxBytes = 12_000_000;
  const cache = cacheOf((key) => ({ body: `${shared} ${key}`, said: 'x', status: 200 }), maxBytes);
  const readers = ['br', 'gzip'] as const;
  const shown = async (page: number) => {
    const answer = await cache.load(`/company/${page}`, null);
    for (const form of readers) expect((await answer.bytesIn(form)).length).toBeGreaterThan(25_000);
    return (await answer.bytesIn('identity')).toString();
  };
  const before = await bytesInUse();
  // Half as much again as there is room for; what runs for the first time takes memory too.
  for (let page = 0; page < 180; page += 1) expect(await shown(page)).toMatch(`/company/${page}`);
  expect(cache.size.bytes).toBeLessThan(180 * 3_000);
  expect((await bytesInUse()) - before).toBeLessThan(maxBytes + 3_000_000);
});

test('encodings make way for pages down to a quarter, least recently requested first', async () => {
  const noise = () => randomBytes(300_000).toString('base64');
  const answer = (key: string) => ({
    body: key.startsWith('/noise') ? noise() : key.padEnd(200_000, ' x'),
    said: 'x',
    status: 200,
  });
  const cache = cacheOf(answer, MAX_BYTES / 5);
  const answers: BufferedResponse[] = [];
  for (let page = 0; page < 20; page += 1) {
    const answer = await cache.load(`/company/${page}`, null);
    await answer.bytesIn('identity');
    answers.push(answer);
  }
  const isThere = () => answers.map((answer) => answer.readyIn('identity') !== undefined);
  expect(isThere()).not.toContain(false);
  for (let page = 0; page < 40; page += 1) await cache.load(`/noise/${page}`, null);
  const left = isThere().indexOf(true);
  expect(left).toBeGreaterThan(0);
  expect(isThere().slice(left)).not.toContain(false);
});

test.each(['br', 'zstd', 'gzip'] as const)(
  'a page in %s retains no bytes but its own',
  async (encoding) => {
    const page = new BufferedResponse(200, [], Buffer.from('สวัสดี '.repeat(400)), 'text/html');
    const bytes = await page.bytesIn(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  },
);

test.each([301, 404])('invented URLs answered with %i leave no memory behind', async (status) => {
  const cache = cacheOf(() => ({ body: '', said: 'x', status }));
  for (let name = 0; name < 2_000; name += 1) await cache.load(`/company/a${name}-1/hrsay`, null);
  expect(cache.size).toEqual({ responses: 0, bytes: 0 });
});
