import type { Page } from '@playwright/test';
import { comparePage } from '#features/discovery/core/compare/compared.ts';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { visitorsPage } from '#features/insight/core/insight-paths.ts';
import { openingSearch } from '#features/opening/core/opening-paths.ts';
import { companyTool, preview, wizard } from '#features/profile/core/profile-paths.ts';
import { staticPages } from '#features/showcase/core/showcase-paths.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { expect, screenOf, test, untilComplete } from '../../support/journey.ts';
import { inTurn, TURNS } from '../../support/pages-by-visitor.ts';
import { signInEmployer, signInJobSeeker, signInReviewTeam } from '../../support/sign-in.ts';

const company = { idEmp: 1, companyNameTh: 'x', companyNameEn: 'x' };
const publicPages = (locale: Locale) => [
  inLanguage(locale, '/'),
  inLanguage(locale, '/yousay'),
  companyList(locale, {}),
  companyList(locale, { idIndustry: 2 }),
  companyPage(locale, company, 'hrsay'),
  companyPage(locale, company, 'yousay'),
  companyPage(locale, company, 'jobs'),
  openingSearch(locale, {}),
  inLanguage(locale, '/aboutus'),
  inLanguage(locale, '/about-hrsay-landing'),
  inLanguage(locale, '/sample'),
  staticPages('half-page').hrsay,
  openingSearch(locale, { idJobField: 4 }),
  comparePage(locale, [1, 4]),
];
/** Pages of what a company published, by the page that links to them. */
const LINKED = [
  ['jobs', /href="([^"]*\/jobs\/\d+)"/],
  ['yousay', /href="([^"]*\/reviewContent\?idReview=[^"]+)"/],
  ['hrsay', /href="([^"]*\/hrsay\/feature\/[^"]+)"/],
  ['brandsdna', /href="([^"]*\/brandsdna\/[^"]+)"/],
] as const;
/** Pages of an employer, a job seeker and the team that lay out what is in sight alone. */
const signedInPages = (locale: Locale) => [
  ...(['hrsay', 'post', 'brandsdna', 'yousay', 'jobs'] as const).map((tool) =>
    companyTool(locale, tool),
  ),
  preview(locale, company),
  visitorsPage(locale, 'year'),
  ...(['gallery', 'album', 'article', 'preview'] as const).map((step) => wizard(locale, step)),
  ...['/myPage', '/myProfile', '/myYouSay', '/myaccount'].map((path) => inLanguage(locale, path)),
  ...(['', 'reviews', 'reports', 'companies'] as const).map((path) => backoffice(locale, path)),
];
const MAX_CHANGE = 0.1;

const heights = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const frame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(() => reject(new Error('no frame is drawn')), 20_000);
      });
    const atFirst = root.scrollHeight;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    return { atFirst, atLast: root.scrollHeight };
  });

async function expectHeights(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await test.step(address, async () => {
      let measured = { atFirst: 0, atLast: 0 };
      // A browser on a busy machine once drew no frame of a page for ten minutes: it is opened again.
      await expect(async () => {
        const answer = await page.goto(address);
        expect(answer?.ok(), address).toBe(true);
        await untilComplete(page);
        measured = await heights(page);
      }).toPass();
      const { atFirst, atLast } = measured;
      const change = Math.abs(atLast - atFirst) / atFirst;
      expect(change, `${address}: ${atFirst} to ${atLast} px`).toBeLessThanOrEqual(MAX_CHANGE);
    });
  }
}

test.use({ viewport: ({ language }, use) => use(screenOf(language)) });

for (const [turn, tags] of TURNS.entries()) {
  test(`the scrollbar stays as long as it was ${tags}`, async ({ page, language }) => {
    await expectHeights(page, inTurn(publicPages(language), turn));
  });

  test(`the scrollbar of company pages is stable ${tags} @wide`, async ({ page, language }) => {
    const addresses: string[] = [];
    for (const [tab, link] of inTurn(LINKED, turn)) {
      const html = await (await page.request.get(companyPage(language, company, tab))).text();
      addresses.push(link.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? `no link of ${tab}`);
    }
    await expectHeights(page, addresses);
  });

  test(`the scrollbar of signed-in pages is stable ${tags} @wide`, async ({ page, language }) => {
    await signInEmployer(page);
    await signInJobSeeker(page);
    await signInReviewTeam(page.request);
    await expectHeights(page, inTurn(signedInPages(language), turn));
  });
}
