import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test } from '../../support/journey.ts';

/** The demo's platinum company, and what it tells. */
const COMPANY = '/company/1';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article, an album and a chapter of the story are read from the page of their company @thai', async ({
    page,
    language,
  }) => {
    const { company: say } = catalogue(language);
    const about = inLanguage(language, `${COMPANY}/hrsay`);
    for (const list of ['#articles .headline', '#albums h3']) {
      await page.goto(about);
      const link = page.locator(list).first().getByRole('link');
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(new URL(page.url()).pathname).toMatch(/\/post$/);
      const other = page.locator('section:has(#more-heading) h3').first().getByRole('link');
      const itsTitle = (await other.textContent()) ?? '';
      await other.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(itsTitle);
      expect(itsTitle).not.toBe(title);
    }
    await page.goto(about);
    await page.getByRole('link', { name: say.tab.brandsdna }).click();
    const chapter = page.locator('.headline').first().getByRole('link');
    const title = (await chapter.textContent()) ?? '';
    await chapter.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const path = new URL(page.url()).pathname;
    expect(path).toMatch(/\/brandsdna\/[a-z\d-]+$/);
    const wrong = path.replace(/\/company\/[^/]+/, '/company/wrong-1');
    await page.goto(wrong);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
