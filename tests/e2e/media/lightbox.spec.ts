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
