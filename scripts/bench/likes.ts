// How many likes a minute are answered when a thousand addresses like ten things each; every one must be counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '#shared/core/endpoint.ts';
import type { Row } from './support/row.ts';
import type { BenchSite } from './support/site.ts';
import { withSite } from './support/site.ts';

const MANY = { addresses: 1_000, items: 10 };
const A_MINUTE = 10_000;
const MINUTE_MS = 60_000;
const AT_ONCE = 60;

/** On data of its own: whoever liked a thing is counted no second time. */
export async function run(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-likes-'));
  try {
    return await withSite(measured, { DATA_DIR: data, SEED_SCALE: '0.05' });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measured({ url }: BenchSite): Promise<Row[]> {
  const likes = await likesOfMany(url, MANY);
  const sum = async () => (await totalsOf(url, likes)).reduce((all, one) => all + one, 0);
  const before = await sum();
  const began = performance.now();
  await sendAll(likes, async (like) => {
    const answer = await sendLike(url, like);
    if (answer.status !== 200) throw new Error(`${like.path} was answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  const minutes = (performance.now() - began) / MINUTE_MS;
  const counted = (await sum()) - before;
  if (counted !== likes.length) throw new Error(`${counted} of ${likes.length} were counted`);
  const value = Math.round(likes.length / minutes);
  const measure = `likes of ${MANY.addresses} addresses, ${MANY.items} each, a minute`;
  return [{ measure, value, unit: '', goal: { atLeast: A_MINUTE } }];
}

export interface Like {
  /** Below the base of the API. */
  readonly path: string;
  /** The visitor's address, one of 65,536. */
  readonly address: string;
}

/** One of every address for each of so many articles and albums. */
export async function likesOfMany(
  url: string,
  { addresses, items }: { readonly addresses: number; readonly items: number },
): Promise<readonly Like[]> {
  const sitemap = await (await fetch(`${url}/sitemap-posts-1.xml`)).text();
  const posts = sitemap.matchAll(/\/(?:(feature)|gallery)\/(\d+)-\d+\/post/g);
  const found = Array.from(
    posts,
    ([, article, id]) => `/likes/${article ? 'article' : 'album'}/${id}`,
  );
  const paths = [...new Set(found)].slice(0, items);
  if (paths.length < items) throw new Error(`only ${paths.length} things can be liked`);
  return Array.from({ length: addresses }, (_, place) =>
    paths.map((path) => ({ path, address: `10.7.${place >> 8}.${place & 255}` })),
  ).flat();
}

/** Over many connections. */
export async function sendAll(
  likes: readonly Like[],
  send: (like: Like) => Promise<void>,
): Promise<void> {
  const waiting = [...likes];
  const connection = async () => {
    for (let like = waiting.pop(); like; like = waiting.pop()) await send(like);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, connection));
}

/** Sends a like as its visitor does. */
export function sendLike(url: string, { path, address }: Like): Promise<Response> {
  const headers = { Origin: url, 'X-Forwarded-For': address };
  return fetch(`${url}${API_BASE}${path}`, { method: 'PUT', headers });
}

/** How often each of what is liked is, in the order it comes first. */
export function totalsOf(url: string, likes: readonly Like[]): Promise<number[]> {
  const paths = [...new Set(likes.map(({ path }) => path))];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${url}${API_BASE}${path}`);
      return ((await answer.json()) as { data: { total: number } }).data.total;
    }),
  );
}
