import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPinnedPath } from '../setup.mjs';
import { browserPath } from '../setup-browser.mjs';
import {
  type BudgetCategory,
  CATEGORIES,
  type LighthouseBudgets,
  lighthouseBudgets,
} from './budgets.ts';
import type { PublicPage } from './public-pages.ts';

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
const RUN_TIMEOUT_MS = 180_000;
const IDLE_WAIT_MS = 30_000;

/**
 * Lighthouse as a phone, its slowness simulated: once per page, and three times for a page below its
 * budget, since a busy machine may spoil one run.
 */
export async function runLighthouse(site: string, pages: readonly PublicPage[]) {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lighthouse-'));
  const folder = temporary.path;
  const budgets = new Map(
    pages.map(({ path, render }) => [site + path, lighthouseBudgets(render === 'prerendered')]),
  );
  const urls = [...budgets.keys()];
  for (const url of urls) await warm(url);
  await collect(folder, urls, 1);
  const first = await assert(folder, budgets);
  const below = urls.filter((url) => first.some((score) => score.url === url && !score.isMet));
  if (below.length === 0) return first;
  await waitForIdleMachine();
  await collect(folder, below, EXTRA_RUNS);
  return await assert(folder, budgets);
}

/** Waits for other work on this machine to end; the load is an average and falls slowly. */
async function waitForIdleMachine(): Promise<void> {
  const deadline = performance.now() + IDLE_WAIT_MS;
  while ((loadavg()[0] ?? 0) > availableParallelism() && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Fills the cache, because visitors get cached pages. */
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
  await lhci(folder, 'collect', options, url.length * runs * RUN_TIMEOUT_MS);
}

async function assert(folder: string, budgets: ReadonlyMap<string, LighthouseBudgets>) {
  const assertMatrix = [...budgets].map(([url, goals]) => ({
    matchingUrlPattern: `^${RegExp.escape(url)}$`,
    assertions: Object.fromEntries(
      Object.entries(goals).map(([category, minScore]) => [
        `categories:${category}`,
        ['error', { minScore, aggregationMethod: 'median' }],
      ]),
    ),
  }));
  await lhci(folder, 'assert', { assertMatrix, includePassedAssertions: true }, RUN_TIMEOUT_MS);
  const results = JSON.parse(
    readFileSync(join(folder, '.lighthouseci/assertion-results.json'), 'utf8'),
  ) as Assertion[];
  return results.map(({ url, auditProperty, actual, values, passed }) => {
    const category = [auditProperty].flat().at(-1) as BudgetCategory;
    const goal = { atLeast: budgets.get(url)?.[category] ?? Number.NaN };
    return { url, category, score: actual, runs: values, goal, isMet: passed };
  });
}

/** Runs lhci; failed assertions are part of its results, only a failed collection throws. */
async function lhci(
  folder: string,
  command: 'collect' | 'assert',
  options: object,
  timeoutMs: number,
): Promise<void> {
  const config = join(folder, `${command}.json`);
  writeFileSync(config, JSON.stringify({ ci: { [command]: options } }));
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [LHCI, command, `--config=${config}`],
      { cwd: folder, env: { ...process.env, ...withPinnedPath() }, timeout: timeoutMs },
      (error, stdout, stderr) => {
        if (error === null || (command === 'assert' && error.code === 1)) resolve();
        else reject(new Error(`lhci ${command} failed:\n${stdout}\n${stderr}`));
      },
    );
  });
}
