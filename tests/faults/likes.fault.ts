import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Like } from '../../scripts/bench/likes.ts';
import { likesOfMany, sendAll, sendLike, totalsOf } from '../../scripts/bench/likes.ts';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const ADDRESSES = LONG ? 1_000 : 40;
const ITEMS = LONG ? 10 : 3;
let product: Served;
let likes: readonly Like[] = [];
/** The counts of likes by the demo's own visitors. */
let before: readonly number[] = [];

const start = () =>
  serve({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', DEMO: '1', SEED_SCALE: '0.02' });

beforeAll(async () => {
  product = await start();
  likes = await likesOfMany(product.url, { addresses: ADDRESSES, items: ITEMS });
  before = await totals();
});

afterAll(async () => {
  await product.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** True once it is answered. */
async function give(like: Like): Promise<boolean> {
  const answer = await sendLike(product.url, like).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || !text) return false;
  expect(answer.status, text).toBe(200);
  return true;
}

/** Those that nobody answered are what comes back. */
async function giveAll(given: readonly Like[], answered = () => {}): Promise<readonly Like[]> {
  const lost: Like[] = [];
  await sendAll(given, async (like) => {
    if (await give(like)) answered();
    else lost.push(like);
  });
  return lost;
}

const totals = () => totalsOf(product.url, likes);

test(
  'likes of many addresses at once, each sent twice, are counted once, and what a killed server answered is kept',
  async () => {
    let answers = 0;
    let isKilled: Promise<unknown> | undefined;
    const lost = await giveAll([...likes, ...likes], () => {
      answers += 1;
      if (answers === likes.length) isKilled ??= product.end('SIGKILL');
    });
    await isKilled;
    expect(lost.length).toBeGreaterThan(0);
    product = await start();
    const counted = (await totals()).reduce((sum, total, at) => sum + total - (before[at] ?? 0), 0);
    expect(counted).toBeGreaterThanOrEqual(likes.length / 2);
    expect(await giveAll(lost)).toEqual([]);
    expect(await totals()).toEqual(before.map((total) => total + ADDRESSES));
  },
  LONG ? 600_000 : 240_000,
);
