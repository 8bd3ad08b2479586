import type { Page } from '@playwright/test';
import { companyTool, preview, wizard } from '#features/profile/core/profile-paths.ts';
import { SECTION_NAMES, type SectionName } from '#features/profile/core/sections/registry.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { anyText, fillPage, publishPage } from '../../support/fixtures/complete-page.ts';
import { atWork } from '../../support/fixtures/newcomers.ts';
import { expect, test } from '../../support/journey.ts';
import { signInReviewTeam } from '../../support/sign-in.ts';

const BASE: readonly SectionName[] = ['cover', 'companyProfile'];
/** The other sections but the reviews shown, of which a new company has none to choose from. */
const REST = SECTION_NAMES.filter((name) => !BASE.includes(name) && name !== 'interestReview');

const shown = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    headings: Array.from(main.querySelectorAll('h1, h2, h3'), (one) => one.textContent?.trim()),
    empty: Array.from(
      main.querySelectorAll(
        ':is(section, nav, ul, ol, dl, .card, .container, .container > div > div):not(:has(img, svg))',
      ),
    )
      .filter((one) => one.textContent?.trim() === '')
      .map((one) => one.outerHTML.slice(0, 200)),
  }));

test('a base page shows no other sections @thai @wide', async ({ page, browser, language }) => {
  const { company: say, invitation } = catalogue(language);
  const { idEmp, companyName, companyNameEn } = await atWork(page.request, language);
  const place = { idEmp, lang: language };
  const draft = preview(language, { idEmp, companyNameTh: companyName, companyNameEn });
  await page.goto(companyTool(language, 'yousay'));
  await expect(page.getByRole('link', { name: invitation.request.title })).toHaveAttribute(
    'href',
    wizard(language, 'write-reviews'),
  );
  // What has no cover yet is drawn: the logo that is lifted onto it would leave the page.
  await page.goto(draft);
  await expect(page.locator('.cover-frame .drawn')).toBeVisible();
  await fillPage(page.request, place, anyText, ['cover']);
  const base = {
    headings: [
      companyName,
      say.quotes.title,
      say.about.title,
      say.about.facts,
      fill(say.invite.title, { companyName }),
    ],
    empty: [],
  };
  await page.goto(draft);
  expect(await shown(page)).toEqual(base);

  const team = await (await browser.newContext()).newPage();
  await signInReviewTeam(team.request);
  await publishPage(page.request, team.request, place);
  await team.goto(`/company/${idEmp}/hrsay`);
  expect(await shown(team)).toEqual(base);

  for (const section of REST) {
    await fillPage(page.request, place, anyText, [section]);
    await page.goto(draft);
    expect((await shown(page)).empty, section).toEqual([]);
  }
  expect((await shown(page)).headings.length).toBeGreaterThan(base.headings.length);
});
