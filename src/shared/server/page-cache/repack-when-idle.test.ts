import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { EncodingCache } from './answer-forms.ts';
import { BufferedResponse } from './finished-answer.ts';
import { repackWhenIdle } from './repack-when-idle.ts';

const words = Array.from({ length: 900 }, (_, n) => `<p>${(n * n * 7919) % 1013} สวัสดี</p>`);

async function pageOf(text: string): Promise<BufferedResponse> {
  const page = new BufferedResponse(200, [], Buffer.from(text), 'text/html');
  await page.pack(new EncodingCache(1_000_000), '', true);
  return page;
}

const packed = async (page: BufferedResponse) => Buffer.from(await page.bytesIn('br'));

function fixture(...pages: BufferedResponse[]) {
  let say: (isIdle: boolean) => void = () => undefined;
  const looked = vi.fn();
  const onError = vi.fn();
  const repacking = repackWhenIdle(
    { toRepack: () => pages.find((page) => page.isWorthRepacking) },
    {
      isIdle: (signal) => {
        looked();
        return new Promise((resolve, reject) => {
          say = resolve;
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        });
      },
      pauseMs: 1,
      onError,
    },
  );
  stop = repacking.stop;
  return { pages, looked, onError, say: (isIdle: boolean) => say(isIdle) };
}

let stop = async () => undefined as unknown;
afterEach(() => stop());

test('packs a requested page tightly once the machine is idle', async () => {
  const page = await pageOf(words.join(''));
  const quick = await packed(page);
  const before = page.head('br', quick.length);
  const { looked, say } = fixture(page);
  expect(await packed(page)).toEqual(quick);
  await expect.poll(() => looked).toHaveBeenCalled();
  say(false);
  await expect.poll(() => looked).toHaveBeenCalledTimes(2);
  expect(await packed(page)).toEqual(quick);
  say(true);
  await expect.poll(() => page.isWorthRepacking).toBe(false);
  const tight = await packed(page);
  expect(tight.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(tight)).toEqual(await page.bytesIn('identity'));
  const head = page.head('br', tight.length);
  expect(head).toContain(String(tight.length));
  expect(head).not.toContain(before.find((value) => value.endsWith('-br"')));
  expect(page.matches(page.etag('br'))).toBe(true);
});

test('skips pages without another request and replaced ones', async () => {
  const [once, replaced] = [await pageOf(words.join('')), await pageOf(words.join(' '))];
  await packed(once);
  const quick = await packed(replaced);
  await packed(replaced);
  const { pages, looked, say } = fixture(once, replaced);
  await expect.poll(() => looked).toHaveBeenCalledOnce();
  pages.pop();
  say(true);
  await stop();
  expect(await packed(replaced)).toEqual(quick);
  expect(once.isWorthRepacking).toBe(false);
});

test('stops while it waits, without an error', async () => {
  const page = await pageOf(words.join(''));
  await packed(page);
  await packed(page);
  const { looked, onError } = fixture(page);
  await expect.poll(() => looked).toHaveBeenCalledOnce();
  await stop();
  expect(onError).not.toHaveBeenCalled();
});
