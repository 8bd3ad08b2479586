import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withdrawReview } from '#features/review/server/removal/withdraw-review.ts';
import { directUrl } from '#shared/server/db/database-urls.ts';
import { db } from '#shared/server/db/pool.ts';
import { listenForInvalidations } from '#shared/server/page-cache/invalidation-listener.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import { publishedReview } from '#tests/calls/review-acts.ts';
import { makeCompany, makePublished, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { cacheList } from '../cache-page.ts';
import { loadCachedHome } from './load-stored-home.ts';

const HOME = '/';
const LIST = '/yousay/companylist';

type Page = Parameters<typeof cacheList>[0];
let listed = 0;

async function answer(path: string, show: (page: Page) => unknown): Promise<Response> {
  const url = new URL(path, 'https://x.example');
  let tags: readonly string[] = [];
  const cache = {
    set: (said: { tags: string[] }) => (tags = said.tags),
  } as unknown as Page['cache'];
  const body = JSON.stringify(await show({ url, cache }));
  const headers = { 'CDN-Cache-Control': 'max-age=600', 'Cache-Tag': tags.join(',') };
  return new Response(body, { headers });
}

function showsListed(page: Page): string {
  cacheList(page, [], [{ idEmp: listed }]);
  return 'a list';
}

const cache = new PageCache({
  render: (path) =>
    answer(path, (page) => (path === HOME ? loadCachedHome(page, 'th') : showsListed(page))),
  always: [],
  maxBytes: 10_000_000,
  now: () => performance.now(),
  onRevalidationError: () => undefined,
});
const listener = listenForInvalidations(directUrl(), [cache], (tag) => invalidateTags(db, [tag]));

beforeAll(() => vi.waitUntil(() => cache.listening));
afterAll(() => listener.stop());

const homeText = async () => {
  const home = await cache.load(HOME, null);
  return (await home.bytesIn('identity')).toString();
};
const isKept = (path: string) => cache.get(path) !== undefined;

it('is invalidated when a quoted review is removed', async () => {
  const idJsk = await makeWriter();
  const idReview = await publishedReview(await makeCompany(), idJsk);
  await listener.caughtUp();
  const quote = 'หัวหน้ารับฟัง';
  expect(await homeText()).toContain(quote);
  expect(isKept(HOME)).toBe(true);

  await withdrawReview({ idReview, idJsk }, new Date());
  await listener.caughtUp();
  expect(isKept(HOME)).toBe(false);
  expect(await homeText()).not.toContain(quote);
});

it('a published review invalidates the lists with its company, and no other', async () => {
  const [reviewed, other] = [await makeCompany(), await makeCompany()];
  await makePublished(other);
  listed = other;
  await cache.load(LIST, null);
  await publishedReview(reviewed, await makeWriter());
  await listener.caughtUp();
  expect(isKept(LIST)).toBe(true);

  await publishedReview(other, await makeWriter());
  await listener.caughtUp();
  expect(isKept(LIST)).toBe(false);
});
