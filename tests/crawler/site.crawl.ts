import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPage } from '#app/find-page.ts';
import type { PageRow } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { SHARE_KINDS } from '#app/share-pictures/share-address.ts';
import { VIDEOS } from '#features/about/core/videos.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { copyPreparedDemo } from '../../scripts/test/prepared-demo.ts';
import { LONG, type Served, serve } from '../faults/served.ts';
import { waitUntil } from '../faults/servers/wait-until.ts';
import { expectedAnswers } from '../support/route-rows.ts';
import { get, type Walk, walk } from './crawl.ts';
import { answerFaults, pageFaults, pathOf, placeFaults, prefixFaults } from './page-faults.ts';
import { isForSearch, metaOf } from './read-page.ts';
import { foundOn, readPlaces } from './read-places.ts';
import { answered, searchTable } from './search-table.ts';
import {
  brokenFaults,
  hiddenFaults,
  languageFaults,
  orphans,
  sameWordsFaults,
} from './site-faults.ts';
import { kindFaults, neverCarried } from './structured-kinds.ts';
import { companyExamples, searchExamples } from './table-examples.ts';

/** Companies of which everything is opened; of the others only what lists say of them. */
const COMPANIES = LONG ? Number.POSITIVE_INFINITY : 2;
/** The most addresses walked per row of the page table, query names and language; also those of a sitemap, unless LONG. */
const MAX_PER_KIND = LONG ? 15 : 2;
/** Lists are opened to their end: whoever is in none of them would be an orphan. */
const MAX_PER_LIST = 60;
/** Drawn when they are first asked for, which takes a processor a while; as many as of a list where there is time. */
const PICTURES = '/media/';
const START = ['/', '/en', '/th'];
/** Milliseconds for the walk; that of all companies takes a quarter of an hour on two cores. */
const MOST_TIME = LONG ? 3_600_000 : 600_000;

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-crawl-'));
let product: Served | undefined;
let listed: string[] = [];
let whole: ReadonlySet<string> = new Set();
let walked: Walk;

async function locations(path: string): Promise<string[]> {
  const answer = await get(`${product?.url}${path}`);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toContain('xml');
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = '']) => pathOf(address.replaceAll('&amp;', '&')));
}

function companyOf(path: string): string | null {
  return /^(?:\/en|\/th)?\/((?:company|static)\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** Those with the most to tell, one that is an example, and of the others some that lie far apart. */
function someCompanies(paths: readonly string[]): ReadonlySet<string> {
  const pages = new Map<string, number>();
  for (const path of paths) {
    const id = companyOf(path);
    if (id !== null) pages.set(id, (pages.get(id) ?? 0) + 1);
  }
  const byPages = [...pages].sort(([, one], [, other]) => other - one).map(([id]) => id);
  const rich = byPages.slice(0, COMPANIES / 2);
  const rest = byPages.slice(rich.length);
  const step = Math.max(1, Math.floor(rest.length / (COMPANIES / 2)));
  const examples = rest.filter((id) => id.startsWith('static/')).slice(0, 1);
  return new Set([...rich, ...examples, ...rest.filter((_, index) => index % step === 0)]);
}

function chooser(known: ReadonlySet<string>): (path: string) => boolean {
  const opened = new Map<PageRow | string, number>();
  return (path) => {
    const url = new URL(path, 'http://localhost');
    const row = findPage(url.pathname);
    const id = companyOf(path);
    const names = [...new Set(url.searchParams.keys())].sort().join();
    if (LONG && known.has(path)) return true;
    // Most companies are found in the list of all alone.
    if (LONG && names === 'pg' && id === null) return true;
    if (id !== null && !whole.has(id) && known.has(path)) return false;
    const kind = row === null ? folderOf(url.pathname) : routeKind(row);
    const key = `${localeFromPath(path)} ${kind} ${names}`;
    const times = opened.get(key) ?? 0;
    opened.set(key, times + 1);
    const isLong = (LONG && kind === PICTURES) || (names === 'pg' && id === null);
    return times < (isLong ? MAX_PER_LIST : MAX_PER_KIND);
  };
}

function folderOf(pathname: string): string {
  return pathname.startsWith(PICTURES) ? PICTURES : pathname.replace(/[^/]*$/, '');
}

const rows: PageRow[] = [];
function routeKind(row: PageRow): string {
  if (!rows.includes(row)) rows.push(row);
  return `row ${rows.indexOf(row)}`;
}

beforeAll(async () => {
  if (!LONG) copyPreparedDemo(dataDir);
  product = await serve({
    DATA_DIR: dataDir,
    DEMO: '1',
    SEED_SCALE: LONG ? '1' : '0.03',
    // The pages are asked for by several, so that the limits stay on.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  // A job counts what sitemaps hold as soon as the first worker runs.
  const isCounted = async () =>
    (await locations(pathOf(index))).some((one) => /companies/.test(one));
  await waitUntil(isCounted, { timeout: 120_000, interval: 500 });
  const sitemaps = await locations(pathOf(index));
  listed = (await Array.fromAsync(sitemaps, locations)).flat();
  whole = someCompanies(listed);
  const known = new Set(listed);
  const start = listed.filter((path) => {
    const id = companyOf(path);
    return id === null || whole.has(id);
  });
  const opens = chooser(known);
  walked = await walk({
    site: product.url,
    start: [...START, ...start.filter((path) => !START.includes(path) && opens(path))],
    opens,
  });
}, MOST_TIME);

afterAll(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('every link leads to a page that answers, without a detour', () => {
  expect(brokenFaults(walked, answerFaults)).toEqual([]);
  expect(walked.visits.size).toBeGreaterThan(300);
});

test('every link to a place inside a page leads to a place that is there', () => {
  const site = product?.url ?? '';
  expect(brokenFaults(walked, (visit, all) => placeFaults(visit, all, site))).toEqual([]);
});

test('every page is in its language and has a title, complete pictures and valid links', () => {
  const faults = brokenFaults(walked, ({ path, status, page }) =>
    page !== null && status === 200 ? pageFaults(path, page, product?.url ?? '') : [],
  );
  expect(faults).toEqual([]);
});

test('every page carries the kinds of structured data its sort is to carry', () => {
  const faults = brokenFaults(walked, ({ path, status, page }) =>
    page !== null && status === 200 ? kindFaults(path, page) : [],
  );
  expect(faults).toEqual([]);
  expect(neverCarried(walked)).toEqual([]);
});

test('no two pages have one title or one description', () => {
  expect(sameWordsFaults(walked)).toEqual([]);
});

test('every page names itself in the other language, which names it', () => {
  expect(languageFaults(walked)).toEqual([]);
});

test('every page answers under /th as well, in Thai, and names the address without it', async () => {
  const site = product?.url ?? '';
  const addresses = Object.entries(ROUTES).flatMap(([route, row]) => {
    const { address, expected } = expectedAnswers(route, row, 1);
    const isPage = expected.anonymous === 200 && !row.isRootOnly && !/\.\w+$/.test(address);
    return isPage ? [address] : [];
  });
  const ofCompanies = companyExamples(
    listed.filter((path) => localeFromPath(path) === 'th' && walked.visits.has(path)),
  );
  const start = [...addresses, ...ofCompanies].map(
    (address) => `/th${address.replace(/^\/$/, '')}`,
  );
  const thai = await walk({ site, start, opens: () => false });
  const faults = brokenFaults(thai, ({ path, status, page }) =>
    page === null || status !== 200
      ? [`answers ${status}`]
      : [
          ...pageFaults(path, page, site),
          ...kindFaults(path, page),
          ...prefixFaults(path, page, walked),
        ],
  );
  expect(faults).toEqual([]);
  expect(thai.visits.size).toBeGreaterThan(35);
  const visits = new Map([...walked.visits, ...thai.visits]);
  expect(languageFaults({ ...thai, visits })).toEqual([]);
});

test('each region shows the company count of its provinces', async () => {
  for (const path of [
    '/yousay/companylist',
    '/en/yousay/companylist',
    '/en/yousay/companylist?idIndustry=3',
  ]) {
    const { regions } = readPlaces(await htmlOf(path));
    for (const { name, total, provinces } of regions) {
      const counts = provinces.map(({ count }) => count);
      expect(counts, `${path} ${name}`).toEqual(counts.toSorted((a, b) => b - a));
      expect(total, `${path} ${name}`).toBe(counts.reduce((sum, count) => sum + count, 0));
    }
    const listed = regions.flatMap(({ provinces }) => provinces);
    expect(listed.length, path).toBeGreaterThan(2);
    expect(new Set(listed.map(({ href }) => href)).size, path).toBe(listed.length);
    for (const { href, name, count } of [listed[0], listed.at(-1)].filter((one) => !!one)) {
      expect(foundOn(await htmlOf(href)), href).toEqual({ narrowed: name, count });
    }
  }
  const { here } = readPlaces(await htmlOf('/yousay/companylist?province=10'));
  expect(here).toEqual({ open: ['ภาคกลาง'], listed: ['กรุงเทพมหานคร'] });
});

test('every page of a sitemap is open to search engines, and some page leads to it', () => {
  const opened = listed.filter((path) => walked.visits.has(path));
  expect(opened.length).toBeGreaterThan(100);
  expect(hiddenFaults(walked, opened)).toEqual([]);
  const reachable = listed.filter((path) => {
    const id = companyOf(path);
    return id === null || whole.has(id);
  });
  expect(orphans(walked, reachable)).toEqual([]);
});

// The whole demo has a case for every row but the thin list.
test.runIf(!LONG)('search engines may show what search-engines.md says', async () => {
  const site = product?.url ?? '';
  for (const { address, said } of searchTable(await searchExamples(site, listed, walked))) {
    expect.soft(await answered(site, address)).toBe(said);
  }
});

test.runIf(!LONG)('a Thai-only page shows a notice to English readers', async () => {
  const { thaiOnly, thaiOpening } = await searchExamples(product?.url ?? '', listed, walked);
  const { page, post } = catalogue('en').company;
  const language = page.languageTh;
  expect(await htmlOf(`/en/company/${thaiOnly}/hrsay`)).toContain(
    fill(page.fallbackTitle, { language }),
  );
  expect(await htmlOf(`/en${thaiOpening}`)).toContain(fill(post.fallback, { language }));
});

test('every kind of page is shared by a picture of its own, which readers of links accept', async () => {
  const kinds = new Map<string, string>();
  const without: string[] = [];
  for (const [shown, { page, status }] of walked.visits) {
    const address = page && metaOf(page, 'og:image');
    const [path = ''] = address ? [pathOf(address)] : [];
    const kind = /^\/og\/\w+\/\w+/.exec(path)?.[0];
    if (kind) kinds.set(kind, path);
    else if (page && status === 200 && isForSearch(page)) without.push(shown);
  }
  expect(without).toEqual([]);
  const drawn = SHARE_KINDS.filter((kind) => kind !== 'film' || VIDEOS.length > 0);
  expect([...kinds.keys()].sort()).toEqual(
    ['en', 'th'].flatMap((locale) => drawn.map((kind) => `/og/${locale}/${kind}`)).sort(),
  );
  // Languages take turns where time is short.
  const addresses = LONG
    ? [...kinds.values()]
    : drawn.map((kind, at) => kinds.get(`/og/${at % 2 === 0 ? 'en' : 'th'}/${kind}`) ?? '');
  for (const path of addresses) {
    const answer = await get(`${product?.url}${path}`);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/jpeg',
    ]);
    expect((await answer.arrayBuffer()).byteLength, path).toBeLessThan(80_000);
  }
});

async function htmlOf(path: string): Promise<string> {
  const answer = await get(`${product?.url}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}
