import type { Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { staticPages } from '#features/showcase/core/showcase-paths.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';

const company = { idEmp: 1, companyNameTh: 'x', companyNameEn: 'x' };
const PAGES = [
  inLanguage('th', '/'),
  inLanguage('th', '/yousay'),
  companyList('th', {}),
  companyList('th', { idIndustry: 2 }),
  companyPage('th', company, 'hrsay'),
  companyPage('th', company, 'yousay'),
  companyPage('th', company, 'jobs'),
  openingSearch('th', {}),
  inLanguage('th', '/aboutus'),
  inLanguage('th', '/about-hrsay-landing'),
  inLanguage('th', '/sample'),
  staticPages('half-page').hrsay,
];
const MAX_CHANGE = 0.1;

/** Page height as it opens, and once everything was in sight. */
const heights = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const frame = () => new Promise(requestAnimationFrame);
    const atFirst = root.scrollHeight;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    return { atFirst, atLast: root.scrollHeight };
  });

for (const width of [360, 1280]) {
  test(`the scrollbar stays as long as it was, ${width} px wide @thai`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await test.step(address, async () => {
        await page.goto(address);
        await untilComplete(page);
        const { atFirst, atLast } = await heights(page);
        const change = Math.abs(atLast - atFirst) / atFirst;
        expect(change, `${address}: ${atFirst} to ${atLast} px`).toBeLessThanOrEqual(MAX_CHANGE);
      });
    }
  });
}
