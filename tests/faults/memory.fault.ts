import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metric, residentMegabytes, visits } from '../../scripts/bench/support/memory-visits.ts';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const NAMES = LONG ? 10_000 : 500;
/** In the long run more than the page cache holds; `npm run bench -- memory` goes on to 15,000. */
const PAGES = LONG ? 4_000 : 200;
const PICTURES = LONG ? 300 : 20;
let product: Served;
let companyPath = '';

/** Starting fills the database with the demo, which must leave nothing behind either. */
beforeAll(async () => {
  const demo = { DEMO: '1', SEED_SCALE: LONG ? '1' : '0.02' };
  product = await serve({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', ...demo });
  for (let idEmp = 1; idEmp < 60 && companyPath === ''; idEmp += 1) {
    const answer = await fetch(`${product.url}/company/${idEmp}/hrsay`);
    await answer.text();
    if (answer.ok) companyPath = new URL(answer.url).pathname;
  }
});

afterAll(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const megabytes = () => residentMegabytes(product.metricsUrl);

test(
  'at rest it takes 300 MB at most, after many pages and pictures 450',
  async () => {
    expect(await megabytes()).toBeLessThanOrEqual(300);
    const { pages, pictures } = visits(product.url);
    await pages(0, PAGES);
    await pictures(PICTURES);
    expect(await megabytes()).toBeLessThanOrEqual(450);
  },
  LONG ? 900_000 : 60_000,
);

test(
  'a flood of invented names fills neither the page cache nor the memory',
  async () => {
    const kept = await metric(product.metricsUrl, 'page_cache_bytes');
    await visits(product.url).inventedNames(companyPath, NAMES);
    expect(await metric(product.metricsUrl, 'page_cache_bytes')).toBe(kept);
    expect(await megabytes()).toBeLessThanOrEqual(450);
  },
  LONG ? 600_000 : 60_000,
);
