import type { Page } from '@playwright/test';
import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { preview, wizard } from '#features/profile/core/profile-paths.ts';
import { staticPages } from '#features/showcase/core/showcase-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { call } from '../../support/call-api.ts';
import {
  anyText,
  type Draft,
  endArticleWith,
  fillPage,
  publishPage,
  showLogo,
} from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { transparentLogo } from '../../support/fixtures/pictures.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';
import { openStep, rows } from '../../support/wizard/wizard-steps.ts';

const COLUMNS = 12;
const cell = (text: string) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text, format: 0 }],
});
/** Wider than a phone and than the column of an article. */
const TABLE = {
  type: 'table' as const,
  hasHead: true,
  rows: Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      cell(row === 0 ? `Department ${column + 1}` : `Representatives ${row * 1000 + column}`),
    ),
  ),
};

async function widths(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function expectLogosOnWhite(page: Page, where: string) {
  const logos = page.locator('img.plate, [data-portrait] img');
  await expect(logos.first()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await logos.evaluateAll((all) =>
      all.map((logo) => getComputedStyle(logo).backgroundColor),
    );
    expect(new Set(colours), `${where} ${colorScheme}`).toEqual(new Set(['rgb(255, 255, 255)']));
  }
}

async function giveTransparentLogo(page: Page, draft: Draft) {
  const { idMedia } = await call(
    page.request,
    `post /companyProfile/${draft.idEmp}/${draft.lang}/media?kind=logo`,
    { headers: { 'Content-Type': 'image/png' }, data: await transparentLogo() },
  );
  await showLogo(page.request, draft, idMedia);
}

test('a logo is on white, a wide table scrolls in its box @english', async ({ page, language }) => {
  const { company: words, profile } = catalogue(language);
  const company = await atWork(page.request, language);
  const draft = { idEmp: company.idEmp, lang: language };
  await fillPage(page.request, draft, anyText);
  await endArticleWith(page.request, draft, TABLE);
  await giveTransparentLogo(page, draft);
  const named = { companyNameTh: company.companyName, companyNameEn: company.companyNameEn };
  await page.goto(preview(language, { idEmp: company.idEmp, ...named }));
  await expectLogosOnWhite(page, 'preview');
  await page.locator('#articles .headline a').first().click();
  const onPage = page.getByRole('region', { name: fill(words.post.tableTitle, { number: 1 }) });
  const inEditor = page.getByRole('region', { name: profile.section.article.editor.tableTitle });
  for (const [place, box] of [
    ['page', onPage],
    ['editor', inEditor],
  ] as const) {
    if (place === 'editor') {
      await openStep(page, language, 'article');
      await rows(page).getByRole('link', { name: profile.list.edit }).first().click();
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(box).toBeVisible();
      expect(await widths(page), `${place} at ${width}`).toBeLessThanOrEqual(0);
      await box.focus();
      await expect(box).toBeFocused();
      const isWide = await box.evaluate((one) => one.scrollWidth > one.clientWidth);
      expect(isWide, `${place} at ${width}`).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
      await box.evaluate((one) => one.scrollTo({ left: 0 }));
    }
    await expectAccessible(page);
  }
});

test('a logo is on white also in dark mode @english @wide', async ({ page, browser, language }) => {
  const company = await atWork(page.request, language);
  const draft = { idEmp: company.idEmp, lang: language };
  await fillPage(page.request, draft, anyText);
  await giveTransparentLogo(page, draft);
  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  await publishPage(page.request, team.request, draft);
  const named = { companyNameTh: company.companyName, companyNameEn: company.companyNameEn };
  const places = [
    preview(language, { idEmp: company.idEmp, ...named }),
    wizard(language, 'company-profile'),
    companyList(language, { keyword: company.companyNameEn }),
    staticPages('half-page').hrsay,
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const place of places) {
    await page.goto(place);
    await untilComplete(page);
    await expectLogosOnWhite(page, place);
  }
});
