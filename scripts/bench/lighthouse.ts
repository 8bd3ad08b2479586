// What Lighthouse says of the pages with a budget, as a phone.
import { LIGHTHOUSE_BUDGETS, lighthousePages } from '../budgets/budgets.ts';
import { runLighthouse } from '../budgets/run-lighthouse.ts';
import { ensureBrowser } from '../setup-browser.mjs';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

export function run(): Promise<Row[]> {
  return withSite(async ({ url, companyPath }) => {
    await ensureBrowser();
    const pages = lighthousePages(companyPath);
    const names = new Map([...pages].map(([name, path]) => [url + path, name]));
    const scores = await runLighthouse([...names.keys()], 'median');
    return scores.map((found) => ({
      measure: `${names.get(found.url) ?? found.url}, ${found.category}${timesOf(found.runs)}`,
      value: found.score,
      unit: '',
      goal: { atLeast: LIGHTHOUSE_BUDGETS[found.category] },
    }));
  });
}

const timesOf = (runs: readonly number[]) =>
  runs.length === 1 ? '' : ` (median of ${runs.join(', ')})`;
