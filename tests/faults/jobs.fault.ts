import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, stopLeftover } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { metric } from '../../scripts/bench/support/memory-visits.ts';
import { LONG, type Served, serve } from './served.ts';

/** An address may ask for so many pages a minute. */
const BETWEEN_PAGES_MS = 500;
let dataDir: string;
let product: Served | undefined;

// A folder for each test: the database of a server that was killed is still there.
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
});

afterEach(async () => {
  await product?.end();
  await stopLeftover(join(postgresHome(dataDir), 'data'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function processOfJobs({ process: server }: Served): number {
  const found = execFileSync('pgrep', ['-P', String(server.pid), '-f', 'serve-jobs'], {
    encoding: 'utf8',
  });
  return Number(found);
}

async function pagesMeanwhile({ url, metricsUrl, healthy }: Served): Promise<Set<number>> {
  const statuses = new Set<number>();
  const restarts = await metric(metricsUrl, 'jobs_process_restarts');
  const isAgain = async () =>
    (await metric(metricsUrl, 'jobs_process_restarts')) > restarts && (await healthy());
  for (let polls = 0; !(await isAgain()); polls += 1) {
    const { status } = await fetch(`${url}/yousay/companylist?keyword=again${polls}`);
    statuses.add(status);
    await wait(BETWEEN_PAGES_MS);
  }
  return statuses;
}

test('pages answer while the jobs process is killed; it restarts, and ends with its server', async () => {
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  const first = processOfJobs(product);
  process.kill(first, 'SIGKILL');
  expect(await pagesMeanwhile(product)).toEqual(new Set([200]));
  const second = processOfJobs(product);
  expect(second).not.toBe(first);
  await product.end('SIGKILL');
  await expect.poll(() => isAlive(second)).toBe(false);
});

test.runIf(LONG)('a hanging jobs process is killed and restarted', async () => {
  product = await serve({ DATA_DIR: dataDir });
  await product.untilHealthy();
  const first = processOfJobs(product);
  process.kill(first, 'SIGSTOP');
  expect(await pagesMeanwhile(product)).toEqual(new Set([200]));
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await product.end()).toBe(0);
});

test.runIf(LONG).each(['spins', 'fills the heap'])(
  'pages answer while a job %s; its process is killed and restarted',
  async (RUNAWAY) => {
    const preload = join(import.meta.dirname, 'runaway-job.mjs');
    const NODE_OPTIONS = `--import ${preload}`;
    product = await serve({ DATA_DIR: dataDir, NODE_OPTIONS, RUNAWAY });
    await product.untilHealthy();
    const first = processOfJobs(product);
    process.kill(first, 'SIGUSR2');
    expect(await pagesMeanwhile(product)).toEqual(new Set([200]));
    expect(isAlive(first)).toBe(false);
    expect(await product.end()).toBe(0);
  },
);
