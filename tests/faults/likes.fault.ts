import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '#shared/core/endpoint.ts';
import { type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const ADDRESSES = 1_000;
const ITEMS = 10;
const CONNECTIONS = 60;

interface Like {
  readonly path: string;
  readonly address: string;
}

let product: Served;
let likes: readonly Like[] = [];
let before: readonly number[] = [];

const start = () =>
  serve({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', DEMO: '1', SEED_SCALE: '0.02' });

beforeAll(async () => {
  product = await start();
  likes = await likesOfMany();
  before = await totals();
});

afterAll(async () => {
  await product.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function likesOfMany(): Promise<readonly Like[]> {
  const sitemap = await (await fetch(`${product.url}/sitemap-posts-1.xml`)).text();
  const posts = sitemap.matchAll(/\/(?:(feature)|gallery)\/(\d+)-\d+\/post/g);
  const found = Array.from(
    posts,
    ([, article, id]) => `/likes/${article ? 'article' : 'album'}/${id}`,
  );
  const paths = [...new Set(found)].slice(0, ITEMS);
  expect(paths.length).toBe(ITEMS);
  return Array.from({ length: ADDRESSES }, (_, place) =>
    paths.map((path) => ({ path, address: `10.7.${place >> 8}.${place & 255}` })),
  ).flat();
}

async function give({ path, address }: Like): Promise<boolean> {
  const headers = { Origin: product.url, 'X-Forwarded-For': address };
  const response = fetch(`${product.url}${API_BASE}${path}`, { method: 'PUT', headers });
  const answer = await response.catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || !text) return false;
  expect(answer.status, text).toBe(200);
  return true;
}

async function giveAll(given: readonly Like[], answered = () => {}): Promise<readonly Like[]> {
  const waiting = [...given];
  const lost: Like[] = [];
  const connection = async () => {
    for (let like = waiting.pop(); like; like = waiting.pop()) {
      if (await give(like)) answered();
      else lost.push(like);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return lost;
}

function totals(): Promise<number[]> {
  const paths = [...new Set(likes.map(({ path }) => path))];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${product.url}${API_BASE}${path}`);
      return ((await answer.json()) as { data: { total: number } }).data.total;
    }),
  );
}

test('concurrent likes of many addresses, each sent twice, are counted once, and likes answered by a killed server are stored', async () => {
  const began = performance.now();
  let answers = 0;
  let isKilled: Promise<unknown> | undefined;
  const lost = await giveAll([...likes, ...likes], () => {
    answers += 1;
    if (answers !== likes.length) return;
    isKilled ??= product.end('SIGKILL');
    const minutes = (performance.now() - began) / 60_000;
    console.info(`${Math.round(answers / minutes)} likes a minute`);
  });
  await isKilled;
  expect(lost.length).toBeGreaterThan(0);
  product = await start();
  const counted = (await totals()).reduce((sum, total, at) => sum + total - (before[at] ?? 0), 0);
  expect(counted).toBeGreaterThanOrEqual(likes.length / 2);
  expect(await giveAll(lost)).toEqual([]);
  expect(await totals()).toEqual(before.map((total) => total + ADDRESSES));
}, 600_000);
