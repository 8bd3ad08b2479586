import type { Page } from '@playwright/test';
import { alertRequestPage } from '#features/opening/core/alert/alert-paths.ts';
import { writeReview } from '#features/review/core/review-paths.ts';
import { jobSeekerSignIn } from '#features/session/core/session-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { NEW_PASSWORD } from '../../support/fixtures/newcomers.ts';
import {
  resetPasswordByMail,
  sendSignIn,
  verifyByMail,
} from '../../support/forms/account-forms.ts';
import { expect, test } from '../../support/journey.ts';
import { linkIn, mailTo } from '../../support/mail.ts';

test.use(withoutPictures());

let people = 0;
const newAddress = (language: Locale) => {
  people += 1;
  return `back-${language}-${Date.now()}-${people}@example.com`;
};

async function openingOf(page: Page, language: Locale): Promise<string> {
  await page.goto(pagePath(language, '/company/1/jobs'));
  const link = page.locator('#openings article').last().getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

async function signUp(page: Page, language: Locale, email: string) {
  const { jobSeeker, shared } = catalogue(language);
  await page.getByLabel(jobSeeker.signUp.firstName).fill('สมชาย');
  await page.getByLabel(jobSeeker.signUp.lastName).fill('ใจดี');
  await page.getByLabel(shared.account.form.email).fill(email);
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`input[name="${name}"]`).fill(NEW_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: jobSeeker.signUp.submit, exact: true }).click();
}

test('a verified applicant finds the filled form @thai', async ({ page, context, language }) => {
  const { opening, session } = catalogue(language);
  const say = opening.application;
  const path = await openingOf(page, language);
  await page.goto(path);
  await page.getByRole('link', { name: opening.apply.action }).click();
  await expect(page.getByText(session.returnTo.apply.lead)).toBeVisible();
  await page.getByRole('link', { name: session.signIn.signUp }).click();
  await expect(page.getByText(session.returnTo.apply.lead)).toBeVisible();
  await expectAccessible(page);
  const email = newAddress(language);
  await signUp(page, language, email);
  await expect(page).toHaveURL((url) => url.pathname === `${path}/apply`);
  await expect(page.getByText(opening.apply.verifyText)).toBeVisible();
  await page.locator('[name=coverNote]').fill('พิมพ์ไว้ยังไม่ได้บันทึก');
  await page.locator('[name="language1.language"]').fill('ลาว');

  const tab = await context.newPage();
  await verifyByMail(tab, language, email);
  await tab.getByRole('link', { name: session.returnTo.apply.back }).click();
  await expect(tab).toHaveURL((url) => url.pathname === `${path}/apply`);
  await expect(tab.locator('[name=coverNote]')).toHaveValue('พิมพ์ไว้ยังไม่ได้บันทึก');
  await expect(tab.locator('[name="language1.language"]')).toHaveValue('ลาว');
  await tab.getByRole('button', { name: say.write.next }).click();
  await expect(tab.locator('[name="language1.level"]')).toBeFocused();
  await tab.locator('[name="language1.level"]').selectOption({ index: 1 });
  await tab.getByRole('button', { name: say.write.next }).click();
  await tab.getByRole('checkbox').check();
  await tab.getByRole('button', { name: say.check.send }).click();
  await expect(tab.getByText(say.done.apply)).toBeVisible();
});

test('a draft is only in its browser @english', async ({ page, context, browser, language }) => {
  const { session } = catalogue(language);
  const review = writeReview(language, 1);
  await page.goto(`${pagePath(language, '/jSignup')}?to=${encodeURIComponent(review.slice(1))}`);
  await expect(page.getByText(session.returnTo.review.lead)).toBeVisible();
  const email = newAddress(language);
  await signUp(page, language, email);
  await expect(page).toHaveURL(review);
  await page.locator('textarea').first().fill('Half a sentence of a review');

  const link = linkIn(await mailTo(email));
  expect(link).not.toContain('mYousayQuestion');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  const { jobSeeker } = catalogue(language);
  await expect(elsewhere.getByRole('button', { name: jobSeeker.signUp.verify })).toBeVisible();

  const tab = await context.newPage();
  await verifyByMail(tab, language, email);
  await tab.getByRole('link', { name: session.returnTo.review.back }).click();
  await expect(tab).toHaveURL(review);
  await expect(tab.locator('textarea').first()).toHaveValue('Half a sentence of a review');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: jobSeeker.signUp.usedTitle })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: session.returnTo.review.back })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('another device leads to the application @english', async ({ page, browser, language }) => {
    const { opening, session } = catalogue(language);
    const path = await openingOf(page, language);
    await page.goto(`${path}/apply`);
    await page.getByRole('link', { name: session.signIn.signUp }).click();
    const email = newAddress(language);
    await signUp(page, language, email);
    await page.locator('[name=coverNote]').fill('Saved before the proof');
    await page.getByRole('button', { name: opening.application.write.next }).click();
    await expect(page.getByText('Saved before the proof')).toBeVisible();
    await expect(page.getByRole('button', { name: opening.application.check.send })).toHaveCount(0);

    const phone = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await verifyByMail(phone, language, email);
    await phone.getByRole('link', { name: session.returnTo.apply.back }).click();
    await sendSignIn(phone, language, email);
    await expect(phone).toHaveURL((url) => url.pathname === `${path}/apply`);
    await expect(phone.locator('[name=coverNote]')).toHaveValue('Saved before the proof');
  });

  test('a new password leads back to the job to save @thai @wide', async ({ page, language }) => {
    const { session } = catalogue(language);
    const path = await openingOf(page, language);
    await page.goto(`${path}/saved`);
    await page.getByRole('link', { name: session.signIn.signUp }).click();
    const email = newAddress(language);
    await signUp(page, language, email);
    await expect(page).toHaveURL((url) => url.pathname === `${path}/saved`);
    await page.context().clearCookies();
    await page.goto(`${path}/saved`);
    await expect(page.getByText(session.returnTo.save.lead)).toBeVisible();
    await resetPasswordByMail(page, language, email, 'r4$Tw9vb');
    await page.getByRole('link', { name: session.forgot.backJobSeeker }).click();
    await sendSignIn(page, language, email, 'r4$Tw9vb');
    await expect(page).toHaveURL((url) => url.pathname === `${path}/saved`);
  });

  test('“useful” leads via sign-up to the review @english @wide', async ({ page, language }) => {
    const { review, session } = catalogue(language);
    await page.goto(pagePath(language, '/company/9/yousay'));
    // The first of them is voted for in other journeys.
    await page
      .getByRole('button', { name: catalogue(language).reaction.useful })
      .last()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === jobSeekerSignIn(language));
    await expect(page.getByText(session.returnTo.useful.lead)).toBeVisible();
    await page.getByRole('link', { name: session.signIn.signUp }).click();
    const email = newAddress(language);
    await signUp(page, language, email);
    await expect(page.getByText(review.report.verifyTitle, { exact: true })).toBeVisible();
    await verifyByMail(page, language, email);
    await page.getByRole('link', { name: session.returnTo.useful.back }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: catalogue(language).reaction.useful })
      .first()
      .click();
    await expect(page.getByText(review.useful.marked)).toBeVisible();
  });

  test('alerts and reports lead back through the sign-up @english', async ({ page, language }) => {
    const { opening, review, session } = catalogue(language);
    const alert = alertRequestPage(language, { idEmp: null, search: 'keyword=welder&province=10' });
    await page.goto(pagePath(language, '/company/9/yousay'));
    const link = page.getByRole('link', { name: review.report.link }).first();
    const report = (await link.getAttribute('href')) ?? '';
    const ways = [
      { act: 'report', from: report, signIn: review.report.signInJobSeeker },
      { act: 'alert', from: alert, signIn: opening.alert.request.signIn },
    ] as const;
    for (const { act, from, signIn } of ways) {
      await page.context().clearCookies();
      await page.goto(from);
      const wanted = page.url();
      await page.getByRole('link', { name: signIn }).click();
      await expect(page.getByText(session.returnTo[act].lead)).toBeVisible();
      await page.getByRole('link', { name: session.signIn.signUp }).click();
      await expect(page.getByText(session.returnTo[act].lead)).toBeVisible();
      const email = newAddress(language);
      await signUp(page, language, email);
      await expect(page).toHaveURL(wanted);
    }
    await expect(page.getByRole('link', { name: opening.alert.request.signIn })).toHaveCount(0);
    await page.getByRole('button', { name: opening.alert.request.submit }).click();
    await expect(page.getByRole('heading', { name: opening.alert.sent.title })).toBeVisible();
  });
});
