// npm test – everything that proves the product, from a fresh clone; ends with `N passed, N failed`.
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
  checkCounts,
  lighthouseCounts,
  playwrightCounts,
  total,
  vitestCounts,
} from './test-counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'yousay-reports-'));
const minutes = (count) => count * 60_000;
const counts = [];

/** One part of the whole: its failure is counted and the parts after it still run. */
async function part(
  name,
  work,
  counted = (_report, ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
) {
  const report = join(reports, `${counts.length}.json`);
  let ok = true;
  try {
    await step(name, () => work(report));
  } catch (error) {
    ok = false;
    process.stderr.write(`  ${error instanceof Error ? error.message : error}\n`);
  }
  counts.push(counted(readReport(report), ok));
  return ok;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function everything() {
  await ensureDependencies();
  const node = await pinnedNode();
  const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
  const env = withPinnedPath({ ASTRO_TELEMETRY_DISABLED: '1', CI: process.env.CI ?? '1' });

  await part(
    'types, lint, format, dead code, catalogues',
    (report) => run(node, ['scripts/check.ts', `--report=${report}`], { env, limit: minutes(8) }),
    checkCounts,
  );
  await part(
    'unit and integration tests',
    (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return run(node, [bin('vitest'), 'run', ...reporters], { env, limit: minutes(10) });
    },
    vitestCounts,
  );
  const built = await part('build for the own server', () => ensureBuild(node));
  await part('build for Netlify', () =>
    run(node, ['scripts/build.ts'], {
      env: { ...env, DEPLOY_TARGET: 'netlify' },
      limit: minutes(6),
    }),
  );
  if (!built) return;
  await part(
    'accidents, the short ones',
    (report) => {
      const config = ['--config', 'tests/faults/vitest.config.ts'];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return run(node, [bin('vitest'), 'run', ...config, ...reporters], {
        env: { ...env, FAULTS: 'short' },
        limit: minutes(6),
      });
    },
    vitestCounts,
  );
  const browser = await part('browser', ensureBrowser, (_report, ok) => ({
    passed: 0,
    failed: ok ? 0 : 1,
  }));
  if (!browser) return;
  await part(
    'browser tests',
    (report) =>
      run(node, [bin('playwright'), 'test', '--reporter=list,json'], {
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          CHROMIUM_PATH: systemBrowser() ?? '',
        },
        limit: minutes(15),
      }),
    playwrightCounts,
  );
  // Alone and last: what else the machine does would be measured too.
  await part(
    'Lighthouse budgets',
    (report) =>
      run(node, ['scripts/lighthouse.ts', `--report=${report}`], { env, limit: minutes(10) }),
    lighthouseCounts,
  );
}

try {
  await everything();
} catch (error) {
  counts.push({ passed: 0, failed: 1 });
  process.stderr.write(`npm test: ${error instanceof Error ? error.message : error}\n`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { passed, failed } = total(counts);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
