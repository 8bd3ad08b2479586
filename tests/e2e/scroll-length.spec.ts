import type { Page } from '@playwright/test';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test, untilComplete } from '../support/journey.ts';

/** Every kind of page whose parts are laid out when they come near. */
const LONG_PAGES = [
  '/',
  '/yousay',
  '/yousay/companylist',
  '/jobs',
  '/company/1/hrsay',
  '/company/1/yousay',
  '/company/1/jobs',
  '/company/3/yousay',
  '/static/template/hrsay',
  '/about-hrsay-landing',
  '/aboutus',
] as const;
const WIDTHS = [360, 1280] as const;
/** By how much of its first length a page may grow or shrink. */
const MAX_CHANGE = 0.1;

/** Runs in the page, down to its end: its first height, and the furthest from it. */
async function lengths(): Promise<{ first: number; furthest: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const height = () => document.documentElement.scrollHeight;
  await frame();
  await frame();
  const first = height();
  let furthest = first;
  for (let top = 0; top < height(); top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
    if (Math.abs(height() - first) > Math.abs(furthest - first)) furthest = height();
  }
  return { first, furthest };
}

async function expectSteady(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(address);
  await untilComplete(page);
  const { first, furthest } = await page.evaluate(lengths);
  const change = Math.abs(furthest / first - 1);
  expect(change, `${address} at ${width}: ${first} to ${furthest}`).toBeLessThanOrEqual(MAX_CHANGE);
}

test('a page is as long as its bar said while it is read to its end', async ({
  page,
  language,
}) => {
  for (const address of LONG_PAGES) {
    await test.step(address, async () => {
      for (const width of WIDTHS) await expectSteady(page, inLanguage(language, address), width);
    });
  }
});
