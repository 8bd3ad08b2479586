import { catalogue } from '#i18n/catalogues.ts';
import { page as pagePath } from '#shared/core/address.ts';
import { fill } from '#shared/core/fill.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';

test('covers are turned by one pair of buttons, which keep the focus @english', async ({
  page,
  language,
}) => {
  const { header, lightbox } = catalogue(language).company;
  await page.goto(pagePath(language, '/'));
  const left = page.url();
  await page.goto(pagePath(language, '/company/1/hrsay'));
  await untilComplete(page);
  const covers = page.getByRole('region', { name: header.covers });
  const slides = covers.getByRole('listitem');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  const [back, on] = [header.coverPrevious, header.coverNext].map((name) =>
    covers.getByRole('button', { name }),
  );
  await back?.focus();
  await page.keyboard.press('Tab');
  await expect(on as typeof covers).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(covers.getByRole('status')).toHaveText(fill(lightbox.shown, { shown: 2, count }));
  await expect(on as typeof covers).toBeFocused();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(on as typeof covers).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  expect(await covers.evaluate((it) => it.contains(document.activeElement))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(left);
});
