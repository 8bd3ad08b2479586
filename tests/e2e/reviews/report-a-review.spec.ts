import type { Browser, Page } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { reviewer } from '../../support/fixtures/newcomers.ts';
import { decideReview, sentReview } from '../../support/fixtures/sent-review.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';
import { signInEmployer, signInReviewTeam } from '../../support/sign-in.ts';

test.use(withoutPictures());

async function openQueue(browser: Browser, language: Locale): Promise<Page> {
  const team = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signInReviewTeam(team.request);
  await team.goto(backoffice(language, 'reports'));
  return team;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reports a review @thai', async ({ page, browser, request, language }) => {
    const { errors, review } = catalogue(language);
    const words = `ย่อหน้าแรก ${Date.now()}`;
    await page.goto(pagePath(language, '/company/9/yousay'));
    await page.getByRole('link', { name: review.report.link }).first().click();
    await expect(page).toHaveURL(/\/reviewContent\/report\?idReview=/);
    const form = page.url();
    await expectValidHtml(await page.reload());
    await expect(page.getByRole('textbox', { name: /email|อีเมล/i })).toHaveCount(0);

    await page.getByLabel(review.report.text).fill(words);
    await page.getByRole('button', { name: review.report.send }).click();
    await expect(page.getByText(errors.form.review.choiceRequired)).toBeVisible();
    await expect(page.getByLabel(review.report.reason)).toBeFocused();
    await page.getByLabel(review.report.reason).selectOption('advertising');
    await page.getByRole('button', { name: review.report.send }).click();
    await expect(page.getByRole('status').getByText(review.report.doneTitle)).toBeVisible();
    await expectValidHtml(await page.reload());

    const team = await openQueue(browser, language);
    const reported = team.getByRole('listitem').filter({ hasText: words }).first();
    await expect(reported).toContainText(review.report.reasons.advertising);
    await expect(reported).toContainText(review.reports.by.visitor);
    await expectAccessible(team);
    await reported.getByText(review.reports.accept, { exact: true }).click();
    await reported.getByRole('button', { name: review.reports.sure.accept.yes }).click();
    await expect(team.getByText(review.reports.done.keep)).toBeVisible();
    await expect(team.getByText(words)).toHaveCount(0);
    expect((await request.get(form.replace('/report', ''))).status()).toBe(200);
  });
});

test.use({ expectedConsole: [/status of 422/] });

test('a company reports a review @english @wide', async ({ page, browser, request, language }) => {
  const { errors, review } = catalogue(language);
  const title = `Buy here ${Date.now()}`;
  await reviewer(request, language);
  const idReview = await sentReview(request, { idEmp: 1, lang: language, title });
  const team = await openQueue(browser, language);
  await decideReview(team.request, idReview, { decision: 'publish' });

  await page.goto(pagePath(language, '/company/9/yousay'));
  await page.getByRole('link', { name: review.report.link }).first().click();
  await expect(page.getByRole('link', { name: review.report.signInEmployer })).toBeVisible();
  await expectAccessible(page);

  await signInEmployer(page);
  const ours = page.getByRole('article').filter({ hasText: title });
  await expect(async () => {
    await page.goto(pagePath(language, '/company/yousay'));
    await expect(ours).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await ours.getByRole('link', { name: review.report.link }).click();
  await expect(page).toHaveURL(/\/reviewContent\/report\?idReview=/);
  const form = page.url();
  await page.getByLabel(review.report.reason).selectOption('advertising');
  await page.getByRole('button', { name: review.report.send }).click();
  await expect(page.getByRole('status').getByText(review.report.doneTitle)).toBeVisible();
  const isPublic = async () => (await request.get(form.replace('/report', ''))).status();
  expect(await isPublic()).toBe(200);

  await team.reload();
  const reported = team.getByRole('listitem').filter({ hasText: title });
  await expect(reported).toContainText(review.reports.by.employer);
  await reported.getByRole('button', { name: review.reports.refuse }).click();
  await expect(team.getByText(errors.form.reports.reasonRequired).first()).toBeVisible();
  await reported.getByLabel(review.moderation.reason).selectOption('conflictOfInterest');
  await reported.getByRole('button', { name: review.reports.refuse }).click();
  await expect(team.getByText(review.reports.done.refuse)).toBeVisible();
  await expect.poll(isPublic).toBe(404);
});
