// How soon a phone sees a page, against a bare Astro page with the same picture, in turns; where no picture
// is in sight, with the cover of a company (decision 0047).
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { PAINT_BUDGETS } from '../budgets/budgets.ts';
import { browserPath, ensureBrowser } from '../setup-browser.mjs';
import { withBare } from './support/bare.ts';
import type { BenchPage } from './support/bench-pages.ts';
import { aboutPage, companyPages, homePage, landingPage, listPage } from './support/bench-pages.ts';
import { median } from './support/load.ts';
import type { Painted, Picture } from './support/phone.ts';
import { visitAsPhone } from './support/phone.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

const TURNS = 5;

export function run(): Promise<Row[]> {
  return withSite((site) =>
    withBare(async (bare) => {
      await ensureBrowser();
      const executablePath = browserPath();
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
      });
      try {
        const { picture: cover } = await visitAsPhone(browser, site.url + site.companyPath);
        if (cover === null) throw new Error(`${site.companyPath} shows no picture`);
        const measure = (page: BenchPage, atMost: number) =>
          measured(browser, { site: site.url, bare, cover }, page, atMost);
        const rows: Row[] = [];
        for (const page of [homePage, listPage, landingPage, aboutPage]) {
          rows.push(...(await measure(page, PAINT_BUDGETS.page)));
        }
        for (const page of companyPages(site)) {
          rows.push(...(await measure(page, PAINT_BUDGETS.company)));
        }
        return rows;
      } finally {
        await browser.close();
      }
    }),
  );
}

interface Compared {
  readonly site: string;
  readonly bare: string;
  readonly cover: Picture;
}

async function measured(
  browser: Browser,
  { site, bare, cover }: Compared,
  { name, path }: BenchPage,
  atMost: number,
): Promise<Row[]> {
  const url = site + path;
  const picture = (await visitAsPhone(browser, url)).picture ?? cover;
  const bareUrl = new URL('/painted', bare);
  bareUrl.searchParams.set('picture', picture.src);
  bareUrl.searchParams.set('width', String(Math.round(picture.width)));
  bareUrl.searchParams.set('height', String(Math.round(picture.height)));
  await visitAsPhone(browser, bareUrl.href);
  const ours: Painted[] = [];
  const theirs: Painted[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await visitAsPhone(browser, url));
    theirs.push(await visitAsPhone(browser, bareUrl.href));
  }
  const middle = (paints: readonly Painted[], of: (painted: Painted) => number) =>
    median(paints.map(of));
  const row = (measure: string, value: number, unit: string) => ({
    measure: `${name}, ${measure}`,
    value,
    unit,
  });
  const bytes = row('over the wire', middle(ours, (painted) => painted.bytes) / 1000, 'kB');
  return [
    row(
      'first paint',
      middle(ours, (painted) => painted.first),
      'ms',
    ),
    row(
      'first paint of bare',
      middle(theirs, (painted) => painted.first),
      'ms',
    ),
    row(
      'first ÷ bare',
      middle(ours, (painted) => painted.first) / middle(theirs, (painted) => painted.first),
      '',
    ),
    row(
      'largest paint',
      middle(ours, (painted) => painted.largest),
      'ms',
    ),
    row(
      'largest paint of bare',
      middle(theirs, (painted) => painted.largest),
      'ms',
    ),
    {
      ...row(
        'largest ÷ bare',
        middle(ours, (painted) => painted.largest) / middle(theirs, (painted) => painted.largest),
        '',
      ),
      goal: { atMost },
    },
    {
      ...bytes,
      ...(path.startsWith('/company') && { goal: { atMost: PAINT_BUDGETS.companyBytes } }),
    },
  ];
}
