import type { Locator } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expect, test } from '../../support/journey.ts';

const COMPANY = '/company/1';

const unfilled = (list: Locator, counts: readonly number[]) =>
  list.evaluate((all, wanted) => {
    const [first] = all.children;
    return wanted.filter((count) => {
      all.replaceChildren(...Array.from({ length: count }, () => first?.cloneNode(true) ?? ''));
      const ends = new Map<number, number>();
      for (const one of all.children) {
        const { top, right } = one.getBoundingClientRect();
        ends.set(top, Math.max(right, ends.get(top) ?? 0));
      }
      const end = all.getBoundingClientRect().right;
      return [...ends.values()].some((right) => end - right > 1);
    });
  }, counts);

const endOf = (what: Locator) => what.evaluate((box) => box.getBoundingClientRect().right);

test('albums fill rows; sharing ends with the text @thai @wide', async ({ page, language }) => {
  const { company: say } = catalogue(language);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(inLanguage(language, `${COMPANY}/hrsay`));
  await page.locator('#albums h3 a').first().click();
  expect(await unfilled(page.locator('.album > ul'), [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([]);
  expect(await unfilled(page.locator('section:has(#more-heading) > ul'), [2, 3])).toEqual([]);

  await page.goto(inLanguage(language, `${COMPANY}/brandsdna`));
  expect(await unfilled(page.locator('.articles'), [2, 3])).toEqual([]);

  await page.goto(inLanguage(language, `${COMPANY}/hrsay`));
  await page.locator('#articles .headline a').first().click();
  await page.getByRole('button', { name: say.header.share, exact: true }).click();
  const edge = await endOf(page.locator('#share'));
  expect(edge).toBeLessThanOrEqual(await endOf(page.locator('.article-text')));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles, albums and chapters are read @thai @wide', async ({ page, language }) => {
    const { company: say } = catalogue(language);
    const about = inLanguage(language, `${COMPANY}/hrsay`);
    for (const list of ['#articles .headline', '#albums h3']) {
      await page.goto(about);
      const link = page.locator(list).first().getByRole('link');
      const title = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(/\/post\b/);
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
    await expect(page).toHaveURL(/\/brandsdna\/[a-z\d-]+$/);
    const path = new URL(page.url()).pathname;
    const wrong = path.replace(/\/company\/[^/]+/, '/company/wrong-1');
    await page.goto(wrong);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
