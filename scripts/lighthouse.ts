// The Lighthouse budgets on the built product with a small demo, a line per page; --report=FILE gets the counts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSite } from './bench/support/site.ts';
import { budgetedPages } from './lighthouse/budgets.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';

const data = mkdtempSync(join(tmpdir(), 'lighthouse-site-'));
let passed = 0;
const failures: string[] = [];
try {
  await withSite(
    async ({ url, companyPath }) => {
      const pages = [...budgetedPages(companyPath)];
      const scores = await runLighthouse(
        pages.map(([, path]) => url + path),
        'optimistic',
      );
      for (const [name, path] of pages) {
        const own = scores.filter((score) => score.url === url + path);
        const isMet = own.length > 0 && own.every((score) => score.isMet);
        const said = own.map(({ category, runs }) => `${category} ${runs.join(', ')}`).join(' · ');
        if (isMet) passed += 1;
        else failures.push(`${name}: ${said}`);
        process.stdout.write(`  ${isMet ? '✓' : '✗'} ${name.padEnd(15)} ${said}\n`);
      }
    },
    { DATA_DIR: data, SEED_SCALE: '0.05' },
  );
} finally {
  rmSync(data, { recursive: true, force: true });
}
const report = process.argv.find((argument) => argument.startsWith('--report='));
const failed = failures.length;
const counts = JSON.stringify({ passed, failed, failures });
if (report) writeFileSync(report.slice('--report='.length), counts);
process.exitCode = failed === 0 ? 0 : 1;
