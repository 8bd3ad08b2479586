import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';
import { tabTo } from '../../support/tab-to.ts';

/** The English is the specification's. */
const COPIED = {
  th: 'คัดลอกลิงก์แล้ว คุณวางลิงก์เพื่อแชร์ต่อได้เลย',
  en: 'Link copied You can paste it to share it',
} as const;

test('a picture seen large is shared by keyboard, closes as one goes back, and its link opens it @english', async ({
  page,
  context,
  language,
}) => {
  const { header, lightbox } = catalogue(language).company;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(inLanguage(language, '/company/1/hrsay'));
  const pictures = page.locator('.gallery').first().getByRole('button');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: lightbox.label });
  await expect(dialog.getByText(/^1\//)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2\//)).toBeVisible();
  const files = await dialog.getByRole('img').getAttribute('srcset');

  const share = dialog.getByRole('button', { name: header.share, exact: true });
  const copy = dialog.getByRole('button', { name: header.copy });
  await expect(share).toBeVisible();
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  await expect(dialog.getByRole('button', { name: header.shareWith })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  await tabTo(page, copy);
  const counted = page.waitForResponse(/\/shares\/gallery\/\d+$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: COPIED[language] })).toBeVisible();
  await expect(share).toBeFocused();
  expect((await counted).status()).toBe(200);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(dialog.getByText(/^2\//)).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAttribute('srcset', files ?? '');
});
