import { home } from '#shared/core/address.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectValidHtml } from '../support/valid-html.ts';

test('the home page answers, in the language of its path', async ({ page, language }) => {
  const answer = await page.goto(home(language));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the home page is accessible and valid', async ({ page, language }) => {
  await page.goto(home(language));
  await expectAccessible(page);
  await expectValidHtml(page, home(language));
});
