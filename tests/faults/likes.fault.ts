import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const ADDRESSES = LONG ? 1_000 : 40;
const ITEMS = LONG ? 10 : 3;
const AT_ONCE = 60;
let product: Served;
let paths: readonly string[] = [];
/** Of the demo's own visitors. */
let before: readonly number[] = [];

const start = () =>
  serve({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', DEMO: '1', SEED_SCALE: '0.02' });

beforeAll(async () => {
  product = await start();
  const sitemap = await (await fetch(`${product.url}/sitemap-posts-1.xml`)).text();
  const ids = sitemap.matchAll(/\/(?:(feature)|gallery)\/(\d+)-\d+\/post/g);
  const found = Array.from(
    ids,
    ([, article, id]) => `/likes/${article ? 'article' : 'album'}/${id}`,
  );
  paths = [...new Set(found)].slice(0, ITEMS);
  expect(paths).toHaveLength(ITEMS);
  before = await totals();
});

afterAll(async () => {
  await product.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Like {
  readonly path: string;
  readonly address: string;
}

/** True once it is answered. */
async function give({ path, address }: Like): Promise<boolean> {
  const headers = { Origin: product.url, 'X-Forwarded-For': address };
  const init = { method: 'PUT', headers };
  const answer = await fetch(`${product.url}/yousayapi${path}`, init).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || !text) return false;
  expect(answer.status, text).toBe(200);
  return true;
}

/** Gives them over many connections; those that nobody answered are what comes back. */
async function giveAll(likes: readonly Like[], answered = () => {}): Promise<readonly Like[]> {
  const waiting = [...likes];
  const lost: Like[] = [];
  const connection = async () => {
    for (let like = waiting.pop(); like; like = waiting.pop()) {
      if (await give(like)) answered();
      else lost.push(like);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
  return lost;
}

async function totals(): Promise<number[]> {
  const answers = paths.map(async (path) => {
    const answer = await fetch(`${product.url}/yousayapi${path}`);
    return ((await answer.json()) as { data: { total: number } }).data.total;
  });
  return Promise.all(answers);
}

test(
  'likes of many addresses at once, each sent twice, are counted once, and what a killed server answered is kept',
  async () => {
    const likes = Array.from({ length: ADDRESSES }, (_, place) =>
      paths.map((path) => ({ path, address: `10.7.${place >> 8}.${place & 255}` })),
    ).flat();
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
