import type { BenchPage } from '../bench/support/bench-pages.ts';
import {
  aboutPage,
  companyPages,
  employerSignIn,
  homePage,
  listPage,
} from '../bench/support/bench-pages.ts';
import { pageScripts } from '../bench/support/page-scripts.ts';
import type { Row } from '../bench/support/row.ts';
import type { BenchSite } from '../bench/support/site.ts';
import { SCRIPT_BUDGETS } from './budgets.ts';

interface ScriptPage extends BenchPage {
  /** The chunk its island imports as soon as it runs. */
  readonly importsAtOnce?: string;
  readonly budget?: number;
}

/** Gzipped script of each kind of page: what comes with it, and what its islands load beyond. */
export async function scriptRows(site: BenchSite): Promise<Row[]> {
  const wizardStep = {
    cookie: (await employerSignIn(site.url)).cookie,
    budget: SCRIPT_BUDGETS.wizard,
  };
  const pages: readonly ScriptPage[] = [
    ...[homePage, listPage].map((page) => ({ ...page, budget: SCRIPT_BUDGETS.homeAndList })),
    ...companyPages(site),
    aboutPage,
    ...['login', 'register', 'jSignin', 'jSignup'].map((name) => ({
      name,
      path: `/${name}`,
      budget: SCRIPT_BUDGETS.accountForm,
    })),
    {
      name: 'wizard, company profile',
      path: '/createhrsay/company-profile',
      importsAtOnce: 'CompanyProfileStep',
      ...wizardStep,
    },
    ...(['history', 'album', 'article'] as const).map((step) => ({
      name: `wizard, ${step}`,
      path: `/createhrsay/${step}`,
      importsAtOnce: `${step.charAt(0).toUpperCase()}${step.slice(1)}Step`,
      ...wizardStep,
      budget: SCRIPT_BUDGETS.wizardList,
    })),
  ];
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await measured(site.url, page)));
  return rows;
}

async function measured(url: string, page: ScriptPage): Promise<Row[]> {
  const { name, path, cookie, importsAtOnce, budget = SCRIPT_BUDGETS.withoutIslands } = page;
  const answer = await fetch(url + path, cookie === undefined ? {} : { headers: { cookie } });
  const { pathname } = new URL(answer.url);
  if (answer.status !== 200 || pathname !== path) {
    throw new Error(`${path} answered ${answer.status} at ${pathname}`);
  }
  const html = await answer.text();
  const { onLoad, ofIslands, onUse, islands } = await pageScripts(url + path, html, importsAtOnce);
  const row = (what: string, bytes: number) => ({
    measure: `${name}, ${what}`,
    value: bytes / 1000,
    unit: 'kB',
  });
  const used = onUse === 0 ? [] : [row('when its form is touched', onUse)];
  const goal = { atMost: budget };
  if (islands === 0) return [{ ...row('no island', onLoad), goal }, ...used];
  return [
    row('with the page', onLoad),
    row('by its islands', ofIslands),
    ...used,
    { ...row('together at load', onLoad + ofIslands), goal },
  ];
}
