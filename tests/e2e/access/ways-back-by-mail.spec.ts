import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { alertRequestPage } from '#features/opening/core/alert/alert-paths.ts';
import { companyTool } from '#features/profile/core/profile-paths.ts';
import { reportReview, usefulReview, writeReview } from '#features/review/core/review-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { withoutPictures } from '../../support/browser.ts';
import { call } from '../../support/call-api.ts';
import { NEW_PASSWORD, registered } from '../../support/fixtures/newcomers.ts';
import {
  resetPasswordByMail,
  sendSignIn,
  verifyByMail,
} from '../../support/forms/account-forms.ts';
import { answerReview } from '../../support/forms/review-form.ts';
import { expect, test } from '../../support/journey.ts';

test.use(withoutPictures());

const CHANGED_PASSWORD = 'r4$Tw9vb';
let people = 0;

async function signedUp(
  { request }: BrowserContext,
  language: Locale,
  to: string,
): Promise<string> {
  people += 1;
  const email = `wants-${Date.now()}-${people}@example.com`;
  const form = { firstName: 'สมชาย', lastName: 'ใจดี', email, terms: 'true', to };
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const headers = { 'Content-Language': language };
  await call(request, 'post /jskSignup', { form: { ...form, ...passwords }, headers });
  return email;
}

async function wantedPages({ request }: BrowserContext, language: Locale) {
  const text = await (await request.get(pagePath(language, '/company/9/yousay'))).text();
  const idReview = /idReview=([\w-]+)/.exec(text)?.[1] ?? '';
  const jobs = await (await request.get(pagePath(language, '/company/1/jobs'))).text();
  const opening = /href="([^"]+\/jobs\/\d+)"/.exec(jobs)?.[1] ?? '';
  return {
    report: reportReview(language, idReview),
    useful: usefulReview(language, idReview),
    save: `${opening}/saved`,
    apply: `${opening}/apply`,
    alert: alertRequestPage(language, { idEmp: 1, search: '' }),
  } as const;
}

/** Acts that need an account lead back alike, so each is walked with a script or without. */
const ACTS = { with: ['report', 'apply'], without: ['useful', 'save', 'alert'] } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript @wide' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the verification email leads back @english', async ({ page, context, language }) => {
      const { session } = catalogue(language);
      const wanted = await wantedPages(context, language);
      for (const act of ACTS[javaScriptEnabled ? 'with' : 'without']) {
        await context.clearCookies();
        const email = await signedUp(context, language, wanted[act].slice(1));
        await verifyByMail(page, language, email);
        await page.getByRole('link', { name: session.returnTo[act].back }).click();
        const path = new URL(wanted[act], 'https://own.invalid');
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname + search === path.pathname + path.search,
        );
      }
    });

    test('a new password leads an employer back to the page @thai', async ({ page, language }) => {
      const { session } = catalogue(language);
      const { email } = await registered(page.request, language);
      await page.context().clearCookies();
      const wanted = `${companyTool(language, 'jobs')}?add=1`;
      await page.goto(wanted);
      await resetPasswordByMail(page, language, email, CHANGED_PASSWORD);
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: session.forgot.signIn, exact: true }).click();
      } else await page.getByRole('link', { name: session.forgot.backCompany }).click();
      await sendSignIn(page, language, email, CHANGED_PASSWORD);
      await expect(page).toHaveURL(wanted);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail leads back from any device @english', async ({ context, browser, language }) => {
    const { session } = catalogue(language);
    const wanted = await wantedPages(context, language);
    for (const act of ['report', 'useful', 'save', 'alert'] as const) {
      const email = await signedUp(context, language, wanted[act].slice(1));
      const device = await browser.newContext({ javaScriptEnabled: false });
      const page = await device.newPage();
      await verifyByMail(page, language, email);
      await page.getByRole('link', { name: session.returnTo[act].back }).click();
      const isOpen = act === 'report' || act === 'alert';
      if (!isOpen) {
        await expect(page.getByText(session.returnTo[act].lead)).toBeVisible();
        await sendSignIn(page, language, email);
      }
      const path = new URL(wanted[act], 'https://own.invalid');
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname + search === path.pathname + path.search,
      );
      await device.close();
    }
  });

  test('a started review waits in its tab @english @wide', async ({ page, context, language }) => {
    const { review, session } = catalogue(language);
    const wanted = writeReview(language, 7);
    await page.goto(wanted);
    const title = `Written before there was an account ${Date.now()}`;
    await page.getByLabel(review.form.title).fill(title);
    await answerReview(page, language);
    await page.getByRole('button', { name: review.form.submitSignedOut }).click();
    await expect(page.getByRole('link', { name: review.form.signInNewTab })).toBeVisible();

    const email = await signedUp(context, language, wanted.slice(1));
    const tab = await context.newPage();
    await verifyByMail(tab, language, email);
    await expect(tab.getByText(session.returnTo.review.inTab)).toBeVisible();
    await expect(page.getByLabel(review.form.title)).toHaveValue(title);
    await page.getByRole('button', { name: review.form.submitSignedOut }).click();
    await expect(page.getByRole('heading', { name: review.form.doneTitle })).toBeVisible();
  });

  test('going back restores a too large form @thai @wide', async ({ page, context, language }) => {
    const { opening, shared } = catalogue(language);
    await signedUp(context, language, 'myProfile');
    await page.goto((await wantedPages(context, language)).apply);
    await page.locator('[name=coverNote]').fill('พิมพ์ไว้ก่อนส่ง');
    // A file of the disk is chosen where it lies: what is in memory would go to the browser as text.
    const file = test.info().outputPath('x.pdf');
    await writeFile(file, Buffer.alloc(17 * 1024 * 1024));
    await page.getByLabel(opening.application.write.documentLabel).setInputFiles(file);
    await page.getByRole('button', { name: opening.application.write.next }).click();
    await expect(page.getByText(shared.errorPage.goBack)).toBeVisible();
    await page.goBack();
    await expect(page.locator('[name=coverNote]')).toHaveValue('พิมพ์ไว้ก่อนส่ง');
  });
});

test.describe('a form with a file that is rejected before it is read', () => {
  test.use({ expectedConsole: [/status of (?:4\d\d|503)/] });

  test('stays with its file and is sent again @english', async ({ page, context, language }) => {
    const { opening, errors } = catalogue(language);
    const { write } = opening.application;
    await signedUp(context, language, 'myProfile');
    await page.goto((await wantedPages(context, language)).apply);
    const { pathname } = new URL(page.url());
    await page.locator('[name=coverNote]').fill('Typed before it was sent');
    const file = page.getByLabel(write.documentLabel);
    const buffer = Buffer.from('%PDF-1.4\n<html>');
    await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer });
    const refusals = { 429: errors.http.too_many_requests, 503: errors.http.unavailable };
    for (const [status, text] of Object.entries(refusals)) {
      const body = `<!doctype html><main><h1>x</h1><p>${text}</p></main>`;
      const answer = { status: Number(status), contentType: 'text/html', body };
      await page.route(`**${pathname}`, (route) => route.fulfill(answer), { times: 1 });
      await page.getByRole('button', { name: write.next }).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toContainText(write.unsent);
      await expect(page).toHaveURL((url) => url.pathname === pathname);
    }
    await page.getByRole('button', { name: write.next }).click();
    await expect(page.getByText(errors.form.application.pdfType)).toBeVisible();
    expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('x.pdf');
    await file.setInputFiles([]);
    await page.getByRole('button', { name: write.next }).click();
    await expect(page.getByText('Typed before it was sent')).toBeVisible();
  });
});
