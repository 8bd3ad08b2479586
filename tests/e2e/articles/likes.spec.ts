import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test } from '../../support/journey.ts';

test('an article is liked by keyboard, and stays so @thai', async ({ page, language }) => {
  await page.goto(inLanguage(language, '/company/1/hrsay'));
  await page.locator('#articles .headline').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/post\b/);
  const like = page.locator('.like button');
  await expect(like).toHaveText(new RegExp(`^${catalogue(language).reaction.action}`));
  const { height, width } = (await like.boundingBox()) ?? { height: 0, width: 0 };
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  // Until it knows what this browser liked it takes no press.
  await expect(like).not.toHaveAttribute('aria-disabled');
  await like.focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(/ [1-9]\d*\s*$/);
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
