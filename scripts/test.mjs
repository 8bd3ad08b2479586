/** npm test – all checks and tests, from a fresh clone; ends with `N passed, N failed`. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureBuild,
  ensureDependencies,
  pinnedNode,
  ROOT,
  run,
  step,
  withPinnedPath,
} from './setup.mjs';
import { ensureBrowser, systemBrowser } from './setup-browser.mjs';
import {
  budgetCounts,
  checkCounts,
  failureLines,
  playwrightCounts,
  skippedLines,
  total,
  vitestCounts,
} from './test/test-counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'yousay-reports-'));
/** Converts minutes; limits are generous, as they should only stop parts that hang. */
const minutes = (count) => count * 60_000;
const parts = [];

/** Runs one part; its failure is counted, and later parts still run. */
async function part(
  name,
  work,
  countResults = (_report, ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }),
) {
  const report = join(reports, `${randomUUID()}.json`);
  let why = null;
  try {
    await step(name, () => work(report));
  } catch (error) {
    why = messageOf(error);
    process.stderr.write(`  ${why}\n`);
  }
  const { failures, ...counts } = countResults(readReport(report), why === null);
  const unnamed = why !== null && failures.length === 0;
  parts.push({ name, ...counts, failures: unnamed ? [why] : failures });
  return why === null;
}

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function everything() {
  await ensureDependencies({ tools: true });
  const node = await pinnedNode();
  const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
  const env = withPinnedPath({
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: process.env.CI ?? '1',
    // A shared compile cache, because over a hundred processes load the same modules.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
  });
  const nodeRun = (args, maxMinutes, more = {}) =>
    run(node, args, { env: { ...env, ...more }, limit: minutes(maxMinutes) });

  const demo = join(reports, 'demo');
  const fillDemo = () =>
    part('demo of the servers under test', () =>
      nodeRun(['scripts/serve/fill-database.ts'], 20, {
        DATA_DIR: demo,
        DATABASE_URL: '',
        DATABASE_DIRECT_URL: '',
        DEMO: '1',
        SEED_SCALE: '0.03',
      }),
    );

  // One after another, beside the tests; the build comes first, because it writes types.
  const buildAndCheck = async () => {
    const isBuilt = await part('build', () => ensureBuild(node));
    if (isBuilt) await part('build for old browsers', () => nodeRun(['scripts/check-build.ts'], 5));
    await part(
      'types, lint, format, dead code, catalogues',
      (report) => nodeRun(['scripts/check.ts', `--report=${report}`], 30),
      checkCounts,
    );
    return [isBuilt, await fillDemo()];
  };
  const vitest = (name, args, more = {}) =>
    part(
      name,
      (report) => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
        return nodeRun([bin('vitest'), 'run', ...args, ...reporters], 40, more);
      },
      vitestCounts,
    );
  const browser = () =>
    part('browser', ensureBrowser, (_report, ok) => ({
      passed: 0,
      failed: ok ? 0 : 1,
      failures: [],
    }));
  const [[isBuilt, hasDemo], , hasBrowser] = await Promise.all([
    buildAndCheck(),
    vitest('unit and integration tests', [], { UNIT: 'short' }),
    browser(),
  ]);
  if (!isBuilt) return;
  if (hasDemo) env.PREPARED_DEMO = demo;
  const inBrowser = () =>
    part(
      'browser tests',
      (report) =>
        nodeRun([bin('playwright'), 'test', '--reporter=list,json'], 50, {
          E2E: 'short',
          // Playwright leaves the types to Node, which saves ten seconds on a fresh clone.
          PW_DISABLE_TS_ESM: '1',
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          CHROMIUM_PATH: systemBrowser() ?? '',
        }),
      playwrightCounts,
    );
  // Side by side with the browser tests, because both mostly wait.
  const faultsAndBudgets = async () => {
    await vitest(
      'accidents, the short ones, and a walk through the pages',
      ['--config', 'tests/faults/vitest.config.ts'],
      { FAULTS: 'short' },
    );
    if (!hasBrowser) return;
    await part(
      'budgets of pages: script, HTML, pictures, shift',
      (report) => nodeRun(['scripts/check-budgets.ts', `--report=${report}`], 40),
      budgetCounts,
    );
  };
  await Promise.all([faultsAndBudgets(), hasBrowser && inBrowser()]);
}

try {
  await everything();
} catch (error) {
  parts.push({ name: 'npm test', passed: 0, failed: 1, failures: [messageOf(error)] });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { passed, failed } = total(parts);
process.exitCode = failed === 0 ? 0 : 1;
for (const line of [...skippedLines(parts), ...failureLines(parts)])
  process.stdout.write(`${line}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
