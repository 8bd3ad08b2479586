import type { Page } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test } from '../../support/journey.ts';
import { tabTo } from '../../support/tab-to.ts';

const about = (language: 'th' | 'en') => inLanguage(language, '/company/1/hrsay');
const likeOf = (page: Page) => page.locator('.like button');

async function openFirst(page: Page, list: string): Promise<void> {
  await page.locator(list).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('refused', () => {
  test.use({ expectedConsole: [/429/] });

  test('an article is liked and stays so, a refused change is undone, and a copied link is counted @thai', async ({
    page,
    context,
    language,
  }) => {
    const { company, reaction, errors } = catalogue(language);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(about(language));
    await openFirst(page, '#articles .headline');
    const like = likeOf(page);
    await expect(like).toHaveText(new RegExp(`^${reaction.action}`));
    const { height, width } = (await like.boundingBox()) ?? { height: 0, width: 0 };
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    // Until it knows what this browser liked it takes no press.
    await expect(like).not.toHaveAttribute('aria-disabled');
    await like.focus();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveText(/ [1-9]\d*\s*$/);
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await page.route('**/yousayapi/likes/**', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: 0,
          error: { code: 'too_many_requests', message: errors.too_many_requests },
        },
      }),
    );
    await like.click();
    await expect(
      page.getByRole('status').filter({ hasText: errors.too_many_requests }),
    ).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    const counted = page.waitForResponse(/\/shares\/article\/\d+$/);
    const share = page.getByRole('button', { name: company.header.share, exact: true });
    const copy = page.getByRole('button', { name: company.header.copy });
    await tabTo(page, share, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(copy).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(share).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(copy).toBeVisible();
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await expect(page.getByText(company.header.copied)).toBeVisible();
    await expect(share).toBeFocused();
    expect((await counted).status()).toBe(200);
  });
});

test('a picture of an album is liked where it is seen large @english', async ({
  page,
  language,
}) => {
  await page.goto(about(language));
  await openFirst(page, '#albums h3');
  await page.locator('.album img[role=button]').first().click();
  const like = page.locator('dialog [aria-pressed]');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);
  const stored = page.waitForResponse(/\/likes\/gallery\?media=/);
  await page.reload();
  await stored;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
