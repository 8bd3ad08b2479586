import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_LIMIT } from '#shared/core/limits.ts';
import { metric, residentMegabytes, visits } from '../../scripts/bench/support/memory-visits.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { type Served, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const NAMES = 10_000;
/** More than the page cache holds. */
const PAGES = 6_000;
const PICTURES = 1_200;
const SEARCHES = 1_000;
const BETWEEN_LOOKS_MS = 250;
let product: Served;
let companyPath = '';

/** Starting fills the database with the demo, which must leave nothing behind either. */
beforeAll(async () => {
  const demo = { DEMO: '1', SEED_SCALE: '1' };
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

function watchMegabytes(): () => number {
  let most = 0;
  const looking = setInterval(async () => {
    most = Math.max(most, await megabytes().catch(() => 0));
  }, BETWEEN_LOOKS_MS);
  return () => {
    clearInterval(looking);
    return most;
  };
}

test('the server uses at most 300 MB at rest, 450 MB under many pages, pictures and searches, its jobs 250 MB more', async () => {
  const atRest = await megabytes();
  expect(atRest).toBeLessThanOrEqual(300);
  const mostSoFar = watchMegabytes();
  const { listed, read, pictures, searches } = visits(product.url);
  const paths = await listed();
  for (const half of [0, 1]) {
    await read(paths.slice((half * PAGES) / 2, ((half + 1) * PAGES) / 2));
    await pictures((half * PICTURES) / 2, ((half + 1) * PICTURES) / 2);
  }
  await searches(0, SEARCHES);
  const atEnd = await megabytes();
  const most = Math.max(atEnd, mostSoFar());
  console.info(
    `MB: ${[atRest, atEnd, most].map(Math.round).join(', ')} (at rest, at the end, at most)`,
  );
  expect(most).toBeLessThanOrEqual(450);
  const ofJobs = await metric(product.metricsUrl, 'jobs_process_resident_memory_bytes');
  expect(ofJobs / 1024 / 1024).toBeLessThanOrEqual(250);
}, 1_800_000);

test('a flood of invented names fills neither the page cache nor the memory', async () => {
  const cachedBytes = await metric(product.metricsUrl, 'page_cache_bytes');
  const answers = await metric(product.metricsUrl, 'page_cache_responses');
  await visits(product.url).inventedNames(companyPath, NAMES);
  // Fewer and smaller where the demo's first night jobs drop pages and an idle server repacks them.
  expect(await metric(product.metricsUrl, 'page_cache_bytes')).toBeLessThanOrEqual(cachedBytes);
  expect(await metric(product.metricsUrl, 'page_cache_responses')).toBeLessThanOrEqual(answers);
  expect(await megabytes()).toBeLessThanOrEqual(450);
}, 600_000);

const CONNECTIONS = 60;
const MORE_THAN_IS_RENDERED = PAGE_LIMIT.points + CONNECTIONS;

function flood(connections: number, addressOf: () => string) {
  const answers: { readonly status: number; readonly retryAfter: string | null }[] = [];
  let isEnded = false;
  const connection = async () => {
    while (!isEnded) {
      const path = `/yousay/companylist?keyword=${randomUUID()}`;
      const { status, headers } = await asked(path, addressOf());
      answers.push({ status, retryAfter: headers.get('retry-after') });
    }
  };
  const open = Array.from({ length: connections }, connection);
  return {
    answers,
    async end() {
      isEnded = true;
      await Promise.all(open);
    },
  };
}

async function asked(path: string, address: string, form?: Record<string, string>) {
  const answer = await fetch(product.url + path, {
    headers: { 'X-Forwarded-For': address, Origin: product.url },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  await answer.arrayBuffer();
  return answer;
}

test('sixty connections with invented searches are rejected, while another address signs in and searches', async () => {
  const { answers, end } = flood(CONNECTIONS, () => '203.0.113.1');
  const account = { username: demoUsername('employerAdmin'), password: DEMO_PASSWORD };
  const signIn = await asked('/yousayapi/login', '198.51.100.1', account);
  const search = await asked('/yousay/companylist?keyword=other', '198.51.100.1');
  await expect.poll(() => answers.length).toBeGreaterThan(MORE_THAN_IS_RENDERED);
  await end();
  expect([signIn.status, search.status]).toEqual([200, 200]);
  const rendered = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(rendered.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(rendered.length + refused.length).toBe(answers.length);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
});

test('concurrent renders of searches from new addresses are limited, the rest gets 503, and sign-in continues', async () => {
  const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const { answers, end } = flood(400, anyAddress);
  const refused = () => answers.filter(({ status }) => status === 503);
  await expect.poll(() => refused().length).toBeGreaterThan(0);
  const account = { username: demoUsername('employerAdmin'), password: DEMO_PASSWORD };
  // On a busy machine it may be told to come back once, as everybody is; it comes in while the flood goes on.
  const signIn = () => asked('/yousayapi/login', '198.51.100.2', account);
  const first = await signIn();
  if (first.status === 503) await setTimeout(Number(first.headers.get('retry-after')) * 1000);
  const { status } = first.status === 503 ? await signIn() : first;
  const cached = await asked('/aboutus', '198.51.100.2');
  await end();
  expect([status, cached.status], product.lines.slice(-5).join('\n')).toEqual([200, 200]);
  for (const { retryAfter } of refused()) expect(Number(retryAfter)).toBeGreaterThan(0);
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
});
