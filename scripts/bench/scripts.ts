// Gzipped bytes of script per kind of page: what comes with it, and what its islands load beyond.
import type { BenchPage } from './support/bench-pages.ts';
import {
  aboutPage,
  companyPages,
  employerCookie,
  homePage,
  listPage,
} from './support/bench-pages.ts';
import { pageScripts } from './support/page-scripts.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

const WITHOUT_ISLANDS = 2;
const WITH_ISLANDS = 85;

export function run(): Promise<Row[]> {
  return withSite(async (site) => {
    const pages: readonly BenchPage[] = [
      homePage,
      listPage,
      ...companyPages(site),
      aboutPage,
      ...['login', 'register', 'jSignin', 'jSignup'].map((name) => ({ name, path: `/${name}` })),
      {
        name: 'wizard, company profile',
        path: '/createhrsay/company-profile',
        cookie: await employerCookie(site.url),
      },
    ];
    const rows: Row[] = [];
    for (const page of pages) rows.push(...(await measured(site.url, page)));
    return rows;
  });
}

async function measured(url: string, { name, path, cookie }: BenchPage): Promise<Row[]> {
  const answer = await fetch(url + path, cookie === undefined ? {} : { headers: { cookie } });
  const { pathname } = new URL(answer.url);
  if (answer.status !== 200 || pathname !== path) {
    throw new Error(`${path} answered ${answer.status} at ${pathname}`);
  }
  const { onLoad, ofIslands, onUse, islands } = await pageScripts(url + path, await answer.text());
  const row = (what: string, bytes: number) => ({
    measure: `${name}, ${what}`,
    value: bytes / 1000,
    unit: 'kB',
  });
  if (islands === 0) return [{ ...row('no island', onLoad), goal: { atMost: WITHOUT_ISLANDS } }];
  return [
    row('with the page', onLoad),
    row('by its islands', ofIslands),
    ...(onUse === 0 ? [] : [row('when its form is touched', onUse)]),
    { ...row('together at load', onLoad + ofIslands), goal: { atMost: WITH_ISLANDS } },
  ];
}
