import { page as plainPage } from '#shared/core/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectValidHtml } from '../support/valid-html.ts';

const PAGES = ['/aboutus', '/register', '/jSignin', '/jSignup'] as const;

for (const name of PAGES) {
  test(`${name} is accessible, valid and in the language of its path`, async ({
    page,
    language,
  }) => {
    const path = plainPage(language, name);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await expectValidHtml(page, path);
  });
}

test.describe('an address that is no page', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('shows the error page in the language of the path', async ({ page, language }) => {
    const answer = await page.goto(language === 'en' ? '/en/nowhere' : '/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
  });

  test('is every path under an unknown language @once', async ({ page }) => {
    for (const path of ['/xx/aboutus', '/a/b/aboutus', '/TH/aboutus']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
    }
  });
});
