/**
 * Checks the page budgets on the built product with a small demo: script, HTML, pictures and shift.
 * --report=FILE receives the counts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatValue, goalText, isMet, type Row } from './bench/support/row.ts';
import { withSite } from './bench/support/site.ts';
import { PICTURE_TYPES, SHIFT_TYPES } from './budgets/budgets.ts';
import { pictureRows } from './budgets/picture-rows.ts';
import { publicPages } from './budgets/public-pages.ts';
import { scriptRows } from './budgets/script-rows.ts';
import { shiftRows } from './budgets/shift-rows.ts';
import { weightRows } from './budgets/weight-rows.ts';
import { copyPreparedDemo } from './test/prepared-demo.ts';

let passed = 0;
const failures: string[] = [];

function count(isInBudget: boolean, name: string, summary: string): void {
  if (isInBudget) passed += 1;
  else failures.push(`${name}: ${summary}`);
  process.stdout.write(`  ${isInBudget ? '✓' : '✗'} ${name.padEnd(42)} ${summary}\n`);
}

function countRows(rows: readonly Row[], prefix = ''): void {
  for (const row of rows) {
    if (row.goal) count(isMet(row), row.measure, `${prefix}${formatValue(row)} ${goalText(row)}`);
  }
}

const data = mkdtempSync(join(tmpdir(), 'budgets-site-'));
try {
  copyPreparedDemo(data);
  await withSite(
    async (site) => {
      const pages = await publicPages(site);
      const of = (types: readonly string[]) => pages.filter(({ name }) => types.includes(name));
      countRows(await scriptRows(site.url, pages), 'script ');
      countRows(await weightRows(site));
      countRows(await shiftRows(site.url, of(SHIFT_TYPES)));
      countRows(await pictureRows(site.url, of(PICTURE_TYPES)));
    },
    { DATA_DIR: data, SEED_SCALE: '0.03' },
  );
} finally {
  rmSync(data, { recursive: true, force: true });
}
const report = process.argv.find((argument) => argument.startsWith('--report='));
const failed = failures.length;
const counts = JSON.stringify({ passed, failed, failures });
if (report) writeFileSync(report.slice('--report='.length), counts);
process.exitCode = failed === 0 ? 0 : 1;
