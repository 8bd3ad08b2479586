/**
 * Lighthouse scores of one indexable page of every type on a phone: performance from the worst,
 * missed scores of other categories, and picture sizes.
 */
import { type BudgetCategory, CATEGORIES } from '../budgets/budgets.ts';
import { pictureRows } from '../budgets/picture-rows.ts';
import { publicPages } from '../budgets/public-pages.ts';
import { runLighthouse } from '../budgets/run-lighthouse.ts';
import { ensureBrowser } from '../setup-browser.mjs';
import { isMet, type Row } from './support/row.ts';
import { withSite } from './support/site.ts';

interface ScoreRow extends Row {
  readonly category: BudgetCategory;
  readonly goal: { readonly atLeast: number };
}

export function run(): Promise<Row[]> {
  return withSite(async (site) => {
    await ensureBrowser();
    const pages = await publicPages(site);
    const names = new Map(pages.map(({ name, path }) => [site.url + path, name]));
    const scores = await runLighthouse(site.url, pages);
    const rows = scores.map(({ url, category, score, runs, goal }): ScoreRow => {
      const measure = `${names.get(url) ?? url}, ${category}${timesOf(runs)}`;
      return { measure, value: score, unit: '', goal, category };
    });
    rows.sort(
      (first, second) => first.value - first.goal.atLeast - second.value + second.goal.atLeast,
    );
    return [
      ...CATEGORIES.flatMap((category) => reportedRows(rows, category)),
      ...(await pictureRows(site.url, pages)),
    ];
  });
}

/** Returns all rows of performance; of other categories the missed ones, or one row for all. */
function reportedRows(all: readonly ScoreRow[], category: BudgetCategory): readonly ScoreRow[] {
  const rows = all.filter((row) => row.category === category);
  if (category === 'performance') return rows;
  const missed = rows.filter((row) => !isMet(row));
  if (missed.length > 0) return missed;
  return rows.slice(0, 1).map((row) => ({ ...row, measure: `${category} of all ${rows.length}` }));
}

const timesOf = (runs: readonly number[]) =>
  runs.length === 1 ? '' : ` (median of ${runs.join(', ')})`;
