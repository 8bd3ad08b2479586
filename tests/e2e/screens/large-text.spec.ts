import { wizard } from '#features/profile/core/profile-paths.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { withoutPictures } from '../../support/browser.ts';
import { LARGE_WIDTHS, withLargeLetters } from '../../support/html/large-letters.ts';
import { expectWholeWords } from '../../support/html/unbroken-words.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { signInEmployer } from '../../support/sign-in.ts';

test.use(withoutPictures());

/** A longer word of a name has no room across a phone in letters twice as large. */
const MAX_LETTERS = 12;

test('menu and sign-in are reachable with text at 200 % @english', async ({ page, language }) => {
  for (const width of LARGE_WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(inLanguage(language, '/yousay/companylist'));
    await untilComplete(page);
    await withLargeLetters(page, [width], async () => {
      const header = page.locator('[data-header]');
      const menu = header.locator('details.narrow-only > summary');
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.click();
      const signIn = header.locator('nav.sheet [data-who="nobody"]');
      await signIn.scrollIntoViewIfNeeded();
      await expect(signIn).toBeInViewport({ ratio: 1 });
    });
  }
});

test('rows above a wizard step wrap with text at 200 % @thai', async ({ page, language }) => {
  await signInEmployer(page);
  for (const width of LARGE_WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(wizard(language, 'company-profile', language));
    await untilComplete(page);
    await withLargeLetters(page, [width], async () => {
      const rows = page.locator('header :is(.company, .step-bar)');
      const [end, start] = await rows.evaluateAll(([company, steps]) => [
        company?.getBoundingClientRect().bottom,
        steps?.getBoundingClientRect().top,
      ]);
      expect(end, `end of the first row at ${width}`).toBeLessThanOrEqual(start ?? 0);
    });
  }
});

test('names stay complete with text at 200 % @english', async ({ page, language }) => {
  const read = '.four, :is(.found, .company) :is(h2, h3, h4), .company-head h1';
  for (const path of ['/yousay/companylist', '/jobs', '/company/1/yousay']) {
    await page.goto(inLanguage(language, path));
    await untilComplete(page);
    await withLargeLetters(page, LARGE_WIDTHS, (width) =>
      expectWholeWords(page, [width], { within: read, maxLetters: MAX_LETTERS }),
    );
  }
});
