/**
 * Paint times on a phone, alternating with a bare Astro page that has the same picture, or a
 * company's cover where no picture is visible (decision 0047).
 */
import type { Browser } from '@playwright/test';
import { withBrowser } from '../budgets/browser.ts';
import { PAINT_BUDGETS } from '../budgets/budgets.ts';
import { publicPages } from '../budgets/public-pages.ts';
import { withBareSite } from './support/bare-site.ts';
import type { BenchPage } from './support/bench-pages.ts';
import { median } from './support/measure.ts';
import {
  type MeasuredPicture,
  type Painted,
  visitAsPhone,
  waitForFinalPicture,
} from './support/phone.ts';
import { makeRow, type Row } from './support/row.ts';
import { withSite } from './support/site.ts';

const ROUNDS = 3;
const COMPANY = /^\/(?:company\/|static\/|sample)/;

export function run(): Promise<Row[]> {
  return withSite((site) =>
    withBareSite((bare) =>
      withBrowser(async (browser) => {
        const { picture: cover } = await visitAsPhone(browser, site.url + site.companyPath);
        if (cover === null) throw new Error(`${site.companyPath} shows no picture`);
        const compared = { site: site.url, bare, cover };
        const rows: Row[] = [];
        for (const page of await publicPages(site)) {
          rows.push(...(await measured(browser, compared, page)));
        }
        return rows;
      }),
    ),
  );
}

interface Compared {
  readonly site: string;
  readonly bare: string;
  readonly cover: MeasuredPicture;
}

async function measured(
  browser: Browser,
  { site, bare, cover }: Compared,
  { name, path }: BenchPage,
): Promise<Row[]> {
  const url = site + path;
  await waitForFinalPicture(url);
  const { picture: inSight } = await visitAsPhone(browser, url);
  const picture = inSight ?? cover;
  const bareUrl = new URL('/painted', bare);
  bareUrl.searchParams.set('picture', picture.src);
  bareUrl.searchParams.set('width', String(Math.round(picture.width)));
  bareUrl.searchParams.set('height', String(Math.round(picture.height)));
  await visitAsPhone(browser, bareUrl.href);
  const ours: Painted[] = [];
  const theirs: Painted[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await visitAsPhone(browser, url));
    theirs.push(await visitAsPhone(browser, bareUrl.href));
  }
  const middle = (paints: readonly Painted[], of: keyof Omit<Painted, 'picture'>) =>
    median(paints.map((painted) => painted[of]));
  const ratio = (of: 'first' | 'largest') => middle(ours, of) / middle(theirs, of);
  const atMost = inSight ? PAINT_BUDGETS.picture : PAINT_BUDGETS.words;
  const goal = COMPANY.test(path) ? { atMost: PAINT_BUDGETS.companyKilobytes } : undefined;
  return [
    makeRow(`${name}, first ÷ bare`, ratio('first')),
    makeRow(`${name}, largest paint`, middle(ours, 'largest'), 'ms'),
    makeRow(`${name}, largest ÷ bare`, ratio('largest'), '', { atMost }),
    makeRow(`${name}, over the wire`, middle(ours, 'bytes') / 1000, 'kB', goal),
  ];
}
