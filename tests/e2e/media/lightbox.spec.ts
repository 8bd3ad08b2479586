import { catalogue } from '#i18n/catalogues.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/journey.ts';

test('a picture opens large, has an address, and closes as one goes back @thai', async ({
  page,
  language,
}) => {
  const { lightbox } = catalogue(language).company;
  await page.goto('/company/1/hrsay');
  const pictures = page.locator('.gallery').first().getByRole('button');
  const dialog = page.getByRole('dialog', { name: lightbox.label });
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2\//)).toBeVisible();
  const width = (await dialog.boundingBox())?.width;
  expect(width).toBeLessThanOrEqual(950);
  await expectAccessible(page);
  const named = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/');
  await page.goto(named);
  await expect(dialog.getByText(/^2\//)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/hrsay$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe that begins on an arrow goes on too @english', async ({ page, language }) => {
    const { lightbox } = catalogue(language).company;
    await page.goto('/en/company/1/hrsay');
    await page.locator('.gallery').first().getByRole('button').first().tap();
    const dialog = page.getByRole('dialog', { name: lightbox.label });
    await expect(dialog.getByText(/^1\//)).toBeVisible();
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
