import type { Page } from '@playwright/test';
import { wizard } from '#features/profile/core/profile-paths.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { expect, test } from '../../support/journey.ts';
import { signInEmployer } from '../../support/sign-in.ts';
import { rows } from '../../support/wizard/wizard-steps.ts';

const WIDTHS = [360, 1280] as const;
const HEIGHT = 780;
/** Windows of this width show an article's settings beside its text, `--from-lg`. */
const WIDE = 1000;

async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${name}.*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('nothing moves while an article’s fields and editor load', async ({ page, language }) => {
  await signInEmployer(page);
  await page.goto(wizard(language, 'article', language));
  const href = await rows(page).getByRole('link').first().getAttribute('href');
  const { field } = catalogue(language).profile;
  const footer = page.locator('.site-footer');
  const author = page.getByRole('textbox', { name: field.author });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const sendFields = await holdScript(page, 'ArticleFields');
    const sendEditor = await holdScript(page, 'BodyEditor');
    await page.goto(href ?? '');
    await expect(page.locator('astro-island form h1')).toBeVisible();
    await expect(footer).not.toBeInViewport();
    sendFields();
    await expect(page.getByRole('textbox', { name: field.headline1 })).toBeVisible();
    await expect(author).toBeVisible({ visible: width > WIDE });
    sendEditor();
    await expect(page.getByRole('textbox', { name: field.body })).toBeVisible();
    await expect(author).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('rows in sight are laid out at once, none at an estimate', async ({ page, language }) => {
  await signInEmployer(page);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto(wizard(language, 'gallery', language));
  await expect(rows(page).first()).toBeInViewport();
  const estimated = await rows(page).evaluateAll((all) =>
    all
      .filter((row) => row.getBoundingClientRect().top < innerHeight)
      .map((row) => getComputedStyle(row).contentVisibility)
      .filter((visibility) => visibility !== 'visible'),
  );
  expect(estimated).toEqual([]);
});
