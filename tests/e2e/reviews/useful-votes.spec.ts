import type { Page } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { expectAccessible } from '../../support/axe.ts';
import { withoutPictures } from '../../support/browser.ts';
import { reviewer } from '../../support/fixtures/newcomers.ts';
import { sendSignIn } from '../../support/forms/account-forms.ts';
import { expectValidHtml } from '../../support/html/valid-html.ts';
import { expect, test } from '../../support/journey.ts';

test.use(withoutPictures());

const votes = (page: Page, words: string) => page.getByRole('button', { name: words });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor marks a review as useful @thai @wide', async ({ page, request, language }) => {
    const { reaction, review, shared } = catalogue(language);
    const email = await reviewer(request, language);
    await page.goto(pagePath(language, '/yousay'));
    const way = page.getByRole('banner').getByRole('link');
    await expect(way.filter({ hasText: shared.nav.signIn })).toBeHidden();
    await expect(way.filter({ hasText: shared.nav.myPage, visible: true })).toHaveCount(1);
    const card = page
      .getByRole('figure')
      .filter({ has: votes(page, reaction.useful) })
      .first();
    const heading = card.getByRole('heading');
    const description = ((await heading.textContent()) ?? '').replace(/\s+/g, ' ').trim();
    const title = ((await heading.locator('a > span').textContent()) ?? '').trim();
    const vote = votes(page, reaction.useful).first();
    await expect(vote).toHaveAccessibleDescription(description);
    await vote.click();
    await sendSignIn(page, language, email);
    await expect(page).toHaveURL(/\/reviewContent\/useful\?idReview=/);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(way.filter({ hasText: shared.nav.myPage, visible: true })).toHaveCount(1);
    await expectValidHtml(await page.reload());

    await page.getByRole('button', { name: reaction.useful }).click();
    await expect(page.getByRole('status').getByText(review.useful.marked)).toBeVisible();
    await page.getByRole('button', { name: review.useful.undo }).click();
    await expect(page.getByText(review.useful.undone)).toBeVisible();
    await expect(votes(page, reaction.useful)).toBeVisible();
    await page.getByRole('link', { name: review.useful.back }).click();
    await expect(page).toHaveURL(/\/reviewContent\?idReview=/);
    await expect(votes(page, reaction.useful)).toBeVisible();
  });
});

test('a job seeker votes by keyboard @thai @bilingual @wide', async ({ page, language }) => {
  const { reaction } = catalogue(language);
  await reviewer(page.request, language);
  await page.goto(pagePath(language, '/company/9/yousay'));
  const vote = votes(page, reaction.useful).first();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  const before = Number((await vote.locator('span').textContent())?.replaceAll(',', ''));
  const { height = 0 } = (await vote.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(24);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await vote.focus();
  await page.keyboard.press('Enter');
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toHaveText(`${reaction.useful} ${before + 1}`);
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await vote.press('Enter');
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor’s vote counts after signing in @english', async ({ page, request, language }) => {
  const { reaction, review } = catalogue(language);
  const email = await reviewer(request, language);
  await page.goto(pagePath(language, '/company/9/yousay'));
  await votes(page, reaction.useful).first().click();
  await sendSignIn(page, language, email);
  await expect(page.getByRole('status').getByText(review.useful.marked)).toBeVisible();
  await page.getByRole('button', { name: review.useful.undo }).click();
  await expect(votes(page, reaction.useful)).toBeVisible();
});
