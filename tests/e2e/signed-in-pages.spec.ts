import type { Page } from '@playwright/test';
import { backoffice } from '#features/backoffice/core/backoffice-paths.ts';
import { companyTool, wizard } from '#features/profile/core/profile-paths.ts';
import { writeReview } from '#features/review/core/review-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { page as plainPage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signInEmployer, signInJobSeeker, signInReviewTeam } from '../support/sign-in.ts';
import { expectValidHtml } from '../support/valid-html.ts';

const WIZARD = ['welcome', 'start', 'cover', 'company-profile', 'preview'] as const;

/** Nothing signed-in may be kept by a cache or found by a search engine. */
async function expectPrivatePage(page: Page, path: string, language: Locale): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  expect(answer?.headers()['cache-control'], path).toContain('no-store');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // A step of the wizard is drawn by its script.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectValidHtml(page, path);
}

test.describe('an employer', () => {
  test.beforeEach(async ({ page }) => signInEmployer(page));

  for (const step of WIZARD) {
    test(`finds ${step} accessible, valid and private`, async ({ page, language }) => {
      await expectPrivatePage(page, wizard(language, step), language);
    });
  }

  test('finds its own page accessible, valid and private', async ({ page, language }) => {
    await expectPrivatePage(page, companyTool(language, 'hrsay'), language);
  });
});

test('a job seeker finds the review form accessible, valid and private', async ({
  page,
  language,
}) => {
  await signInJobSeeker(page);
  await expectPrivatePage(page, writeReview(language, 5), language);
  await expectPrivatePage(page, plainPage(language, '/myYouSay'), language);
  const { mine } = catalogue(language).jobSeeker;
  await expect(page.getByRole('heading', { name: mine.toReview })).toBeVisible();
});

test('the review team finds its queue accessible, valid and private', async ({
  page,
  language,
}) => {
  await signInReviewTeam(page, `Team ${language}`);
  await expectPrivatePage(page, backoffice(language, 'reviews'), language);
  await page.goto('/preview/hrsay/phuphangoen-1');
  await expectPrivatePage(page, backoffice(language, 'audit'), language);
  const { sessionOpen, previewView } = catalogue(language).backoffice.audit.acts;
  const own = page.getByRole('row').filter({ hasText: `Team ${language}` });
  await expect(own.filter({ hasText: previewView }).first()).toBeVisible();
  await expect(own.filter({ hasText: sessionOpen }).first()).toBeVisible();
});

test('none of these opens without a session', async ({ page, language }) => {
  for (const path of [
    ...WIZARD.map((step) => wizard(language, step)),
    companyTool(language, 'hrsay'),
    writeReview(language, 5),
    plainPage(language, '/myYouSay'),
    backoffice(language, 'reviews'),
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()['location'], path).toMatch(/\/(login|jSignin|backoffice\/sign-in)\b/);
  }
});
