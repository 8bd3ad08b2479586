import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageAudience } from '#app/page-row.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { staticPages } from '#features/showcase/core/showcase-paths.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../support/axe.ts';
import { test, untilComplete } from '../support/journey.ts';
import { addressesFor, SIGN_IN } from '../support/pages-by-visitor.ts';
import { MOMENTS } from './moments.ts';

const WIDTHS = [360, 768, 1280, 1920];
/** Where every rule is asked; the journeys ask each language at one width, and what hangs on the layout at both. */
const LOOKED_AT_BY_AXE = new Set([360, 1280]);
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 800;
const FOLDER = join(import.meta.dirname, '../../screenshots');

/** Looked at only: the journeys walk through pages of the same kinds already. */
const MORE_TO_LOOK_AT: Partial<Record<PageAudience, readonly string[]>> = {
  everybody: [
    companyList('th', { scoreFrom: '3.5', hiring: true }),
    companyList('th', { idIndustry: 2 }),
    companyList('th', { province: '10' }),
    ...Object.values(staticPages('first-basket')),
  ],
  employer: [
    '/company/jobs',
    ...['hrsay', 'jobs', 'brandsdna'].map((tab) => `/preview/${tab}/x-1`),
  ],
};

/** What is drawn only when it is scrolled to would be missing in a picture of the whole page. */
const WHOLE = '* { content-visibility: visible !important }';

test.use({ expectedConsole: [/status of 40[49]|net::ERR_/], bypassCSP: true });

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.addStyleTag({ content: WHOLE });
  await untilComplete(page);
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
}

/** Takes the whole page in both schemes; a dialog, which scrolls inside itself, is given the room it wants. */
async function takePicture(page: Page, language: Locale, width: number, name: string) {
  const dialogHeight = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    return document.querySelector('dialog[open]')?.scrollHeight ?? 0;
  });
  const height = Math.max(HEIGHT, dialogHeight + HEIGHT / 10);
  if (dialogHeight > 0) await page.setViewportSize({ width, height });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  process.stdout.write(`${language} ${width} ${name}: ${length} px\n`);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(FOLDER, language, `${width}-${colorScheme}`, `${name}.png`),
      fullPage: dialogHeight === 0,
      animations: 'disabled',
    });
    if (LOOKED_AT_BY_AXE.has(width)) await expectAccessible(page);
  }
}

async function takePictures(page: Page, address: string, language: Locale, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, address);
    await takePicture(page, language, width, name);
  }
}

for (const who of Object.keys(SIGN_IN) as PageAudience[]) {
  const { found, lost } = addressesFor(who);
  for (const address of [...found, ...lost, ...(MORE_TO_LOOK_AT[who] ?? [])]) {
    test(`${who} ${address}`, async ({ page, language }) => {
      await SIGN_IN[who](page, language);
      const name = address.slice(1).replaceAll(/[^\w=-]+/g, '_') || 'home';
      await takePictures(page, inLanguage(language, address), language, name);
    });
  }
}

/** Their addresses hold names and numbers that only the pages of a company tell. */
const TOLD_BY_A_COMPANY = {
  article: ['hrsay', 'a[href*="/feature/"][href$="/post"]'],
  album: ['hrsay', 'a[href*="/gallery/"][href$="/post"]'],
  chapter: ['brandsdna', 'main a[href*="/brandsdna/"]'],
  opening: ['jobs', 'main a[href*="/jobs/"]'],
  review: ['yousay', 'main a[href*="idReview="]'],
} as const;

for (const [name, [from, link]] of Object.entries(TOLD_BY_A_COMPANY)) {
  test(`everybody ${name} of a company`, async ({ page, language }) => {
    await page.goto(inLanguage(language, `/company/1/${from}`));
    const address = await page.locator(link).first().getAttribute('href');
    await takePictures(page, address ?? '', language, `one-${name}`);
  });
}

for (const [name, { who, address, act }] of Object.entries(MOMENTS)) {
  test(`moment ${name}`, async ({ page, language }) => {
    await who(page, language);
    await open(page, address(language));
    await act(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await takePicture(page, language, width, name);
    }
  });
}
