import { type BenchPage, benchSignIn } from '../bench/support/bench-pages.ts';
import { pageScripts } from '../bench/support/page-scripts.ts';
import { makeRow, type Row } from '../bench/support/row.ts';
import { SEARCH_SCRIPT_BUDGET_KB, scriptBudget } from './budgets.ts';

interface ScriptPage extends BenchPage {
  readonly importsAtOnce?: string;
}

/** Wizard pages that are measured: all steps with a form, and the library. */
const WIZARD_STEPS = [
  ['cover', 'CoverStep'],
  ['company-profile', 'CompanyProfileStep'],
  ['history', 'HistoryStep'],
  ['gallery', 'GalleryStep'],
  ['album', 'AlbumStep'],
  ['article', 'ArticleStep'],
  ['employee-photos', 'EmployeePhotosStep'],
  ['testimonials', 'TestimonialsStep'],
  ['interest-review', 'InterestReviewStep'],
  ['send-email', 'SendEmailStep'],
  ['upload', null],
] as const;

/** Maximum number of sequential rounds of script requests, each a round trip of a phone. */
const MAX_WAVES = 2;

export async function scriptRows(url: string, found: readonly BenchPage[]): Promise<Row[]> {
  const { cookie } = await benchSignIn(url);
  const pages: readonly ScriptPage[] = [
    ...found,
    ...['/login', '/jSignin'].map((path) => ({ name: path, path })),
    ...WIZARD_STEPS.map(([step, importsAtOnce]) => {
      const path = `/createhrsay/${step}`;
      return { name: path, path, cookie, ...(importsAtOnce && { importsAtOnce }) };
    }),
  ];
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await measured(url, page)));
  return rows;
}

async function measured(url: string, page: ScriptPage): Promise<Row[]> {
  const { name, path, cookie, importsAtOnce } = page;
  const answer = await fetch(url + path, cookie === undefined ? {} : { headers: { cookie } });
  const { pathname } = new URL(answer.url);
  if (answer.status !== 200 || pathname !== new URL(path, url).pathname) {
    throw new Error(`${path} answered ${answer.status} at ${pathname}`);
  }
  const html = await answer.text();
  const { onLoadBytes, islandBytes, onUseBytes, islands, waves } = await pageScripts(
    url + path,
    html,
    importsAtOnce,
  );
  const row = (label: string, bytes: number, atMost?: number) =>
    makeRow(`${name}, ${label}`, bytes / 1000, 'kB', atMost === undefined ? atMost : { atMost });
  const used = (atMost?: number) =>
    onUseBytes === 0 ? [] : [row('when its form is touched', onUseBytes, atMost)];
  const budget = scriptBudget(name);
  if (islands === 0)
    return [row('no island', onLoadBytes, budget), ...used(SEARCH_SCRIPT_BUDGET_KB)];
  return [
    row('with the page', onLoadBytes),
    row('by its islands', islandBytes),
    ...used(),
    row('together at load', onLoadBytes + islandBytes, budget),
    ...(importsAtOnce === undefined
      ? []
      : [makeRow(`${name}, waves of scripts`, waves, '', { atMost: MAX_WAVES })]),
  ];
}
