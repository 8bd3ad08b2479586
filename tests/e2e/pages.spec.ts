import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { page as plainPage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectValidHtml } from '../support/valid-html.ts';

const PLAIN = [
  '/aboutus',
  '/register',
  '/jSignin',
  '/jSignup',
  '/yousay',
  '/packageCompare',
  '/privacyHRSay',
  '/privacyYouSay',
  '/recognition',
  '/termsHRSay',
  '/termsYouSay',
] as const;
const prefix = (language: Locale) => (language === 'en' ? '/en' : '');

const PAGES: Readonly<Record<string, (language: Locale) => string>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, (language) => plainPage(language, name)])),
  'the company list': (language) => companyList(language),
  'a list without results': (language) => companyList(language, { keyword: 'zzzzzzzz' }),
  'a company page': (language) => `${prefix(language)}/company/1`,
  'the employer sign-in': (language) => `${prefix(language)}/login`,
};

for (const [name, pathIn] of Object.entries(PAGES)) {
  test(`${name} is accessible, valid and in the language of its path`, async ({
    page,
    language,
  }) => {
    const path = pathIn(language);
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
});
