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

test('a picture is shared by keyboard @english @wide', async ({ page, context, language }) => {
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
  await expect(page).toHaveURL(link);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(dialog.getByText(/^2\//)).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAttribute('srcset', files ?? '');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe that begins on an arrow goes on too @english @wide', async ({ page, language }) => {
    const { lightbox } = catalogue(language).company;
    await page.goto('/en/company/1/hrsay');
    await page.locator('.gallery').first().getByRole('button').first().tap();
    const dialog = page.getByRole('dialog', { name: lightbox.label });
    // Styles come after the dialog: before them the arrow stands elsewhere and the page takes the swipe.
    await expect(dialog).toHaveCSS('opacity', '1');
    const arrow = await dialog.getByRole('button', { name: lightbox.next }).boundingBox();
    const { x, y } = arrow ?? { x: 0, y: 0 };
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: x + 9 - moved, y: y + 9 }],
      });
    await touch('touchStart', 0);
    for (const moved of [30, 60, 90, 120, 150]) await touch('touchMove', moved);
    await touch('touchEnd');
    await expect(dialog.getByText(/^2\//)).toBeVisible();
  });
});
