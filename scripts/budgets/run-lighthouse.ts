import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPinnedPath } from '../setup.mjs';
import { browserPath } from '../setup-browser.mjs';
import { CATEGORIES, type Category, type LighthouseBudgets, lighthouseBudgets } from './budgets.ts';
import type { PublicPage } from './public-pages.ts';

export interface Score {
  readonly url: string;
  readonly category: Category;
  /** The score over all runs, put together as `Aggregation` says. */
  readonly score: number;
  readonly runs: readonly number[];
  readonly goal: { readonly atLeast: number };
  readonly isMet: boolean;
}

export interface Look {
  readonly scores: readonly Score[];
  /** Kilobytes of the pictures that a phone loads before anybody scrolls, by address. */
  readonly pictures: ReadonlyMap<string, number>;
}

/** What is read of Lighthouse's report. */
interface Report {
  readonly requestedUrl: string;
  readonly audits: {
    readonly 'resource-summary': {
      readonly details: {
        readonly items: readonly { resourceType: string; transferSize: number }[];
      };
    };
  };
}

interface Assertion {
  readonly url: string;
  readonly auditProperty?: readonly string[] | string;
  readonly auditId?: string;
  readonly actual: number;
  readonly values: readonly number[];
  readonly passed: boolean;
}

const LHCI = fileURLToPath(import.meta.resolve('@lhci/cli/src/cli.js'));
const EXTRA_RUNS = 2;
const LOOK_TIMEOUT_MS = 60_000;
const IDLE_WAIT_MS = 30_000;

/**
 * How several runs become one performance: what else a machine does can only lower it, so a gate takes
 * the best, which a page that grew slower lowers all the same; a benchmark tells the median.
 */
export type Aggregation = 'optimistic' | 'median';

/**
 * Lighthouse as a phone, its slowness simulated: once per page, and three times for a page below its
 * budget, since a busy machine may spoil one run.
 */
export async function runLighthouse(
  site: string,
  pages: readonly PublicPage[],
  aggregation: Aggregation,
): Promise<Look> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const budgets = new Map(
    pages.map(({ path, render }) => [site + path, lighthouseBudgets(render === 'prerendered')]),
  );
  const urls = [...budgets.keys()];
  try {
    for (const url of urls) await warm(url);
    await collect(folder, urls, 1);
    const first = await assert(folder, aggregation, budgets);
    const below = urls.filter((url) => first.some((score) => score.url === url && !score.isMet));
    const pictures = picturesOf(folder);
    if (below.length === 0) return { scores: first, pictures };
    await waitForIdleMachine();
    await collect(folder, below, EXTRA_RUNS);
    return { scores: await assert(folder, aggregation, budgets), pictures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function picturesOf(folder: string): ReadonlyMap<string, number> {
  const files = globSync(join(folder, '.lighthouseci/lhr-*.json'));
  const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
  return new Map(
    reports.map(({ requestedUrl, audits }) => {
      const { items } = audits['resource-summary'].details;
      const bytes = items.find(({ resourceType }) => resourceType === 'image')?.transferSize;
      return [requestedUrl, (bytes ?? 0) / 1000];
    }),
  );
}

/** Waits for other work on this machine to end; the load is an average and falls slowly. */
async function waitForIdleMachine(): Promise<void> {
  const deadline = performance.now() + IDLE_WAIT_MS;
  while ((loadavg()[0] ?? 0) > availableParallelism() && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Visitors meet kept pages; the first asking fills the cache. */
async function warm(url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  }
}

async function collect(folder: string, url: readonly string[], runs: number): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const settings = {
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
    chromeFlags: isRoot ? '--no-sandbox --disable-dev-shm-usage' : '',
  };
  const chromePath = browserPath();
  const options = { url, numberOfRuns: runs, additive: true, chromePath, settings };
  await lhci(folder, 'collect', options, url.length * runs * LOOK_TIMEOUT_MS);
}

async function assert(
  folder: string,
  aggregation: Aggregation,
  budgets: ReadonlyMap<string, LighthouseBudgets>,
): Promise<readonly Score[]> {
  const assertMatrix = [...budgets].map(([url, goals]) => ({
    matchingUrlPattern: `^${RegExp.escape(url)}$`,
    assertions: Object.fromEntries(
      Object.entries(goals).map(([category, minScore]) => [
        `categories:${category}`,
        [
          'error',
          { minScore, aggregationMethod: category === 'performance' ? aggregation : 'median' },
        ],
      ]),
    ),
  }));
  await lhci(folder, 'assert', { assertMatrix, includePassedAssertions: true }, LOOK_TIMEOUT_MS);
  const results = JSON.parse(
    readFileSync(join(folder, '.lighthouseci/assertion-results.json'), 'utf8'),
  ) as Assertion[];
  return results.map(({ url, auditProperty, actual, values, passed }) => {
    const category = [auditProperty].flat().at(-1) as Category;
    const goal = { atLeast: budgets.get(url)?.[category] ?? Number.NaN };
    return { url, category, score: actual, runs: values, goal, isMet: passed };
  });
}

/** What asserting finds stands in its results; only a failed collection is an error here. */
async function lhci(
  folder: string,
  command: 'collect' | 'assert',
  options: object,
  timeout: number,
): Promise<void> {
  const config = join(folder, `${command}.json`);
  writeFileSync(config, JSON.stringify({ ci: { [command]: options } }));
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [LHCI, command, `--config=${config}`],
      { cwd: folder, env: { ...process.env, ...withPinnedPath() }, timeout },
      (error, stdout, stderr) => {
        if (error === null || (command === 'assert' && error.code === 1)) resolve();
        else reject(new Error(`lhci ${command} failed:\n${stdout}\n${stderr}`));
      },
    );
  });
}
