import type { Page } from '@playwright/test';
import type { Visitor } from '#app/page-row.ts';
import { page as inLanguage } from '#shared/core/address.ts';
import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { browserLaunch } from '../../support/browser.ts';
import { expect, test, untilComplete } from '../../support/journey.ts';
import { addressesFor, SIGN_IN } from '../../support/pages-by-visitor.ts';

/** Twice the letters of 16 px, as a reader sets them in the browser: queries in em follow, too. */
const LARGE_PX = 32;
const WIDTHS = [360, 1280] as const;

const { launchOptions } = browserLaunch();
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--blink-settings=defaultFontSize=${LARGE_PX},imagesEnabled=false`,
    ],
  },
  expectedConsole: [/status of 404/],
});

/** What a header offers and does not show whole, in a window that was not scrolled sideways. */
const outOfReach = (page: Page) =>
  page.locator('header.header').evaluateAll((headers) =>
    headers
      .flatMap((header) => [...header.querySelectorAll<HTMLElement>('a, summary, button, input')])
      .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );

for (const who of Object.keys(SIGN_IN) as Visitor[]) {
  test(`letters twice as large leave all of what ${who} may see on the screen`, async ({
    page,
    language,
  }) => {
    await SIGN_IN[who](page, language);
    const { found, lost } = addressesFor(who);
    // Languages share their layout: each page is looked at in one of them, in turns.
    const pages = [...found, ...lost].filter((_, at) => at % 2 === (language === 'th' ? 0 : 1));
    for (const address of pages) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 740 });
        await page.goto(inLanguage(language, address));
        await untilComplete(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${LARGE_PX}px`,
        );
        for (const width of WIDTHS) {
          await expectNoSidewaysScroll(page, width);
          expect(await outOfReach(page), `${address} at ${width}`).toEqual([]);
        }
      });
    }
  });
}

test('menu and sign-in are reached with letters twice as large @english', async ({
  page,
  language,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(inLanguage(language, '/yousay/companylist'));
    const header = page.locator('[data-header]');
    const menu = header.locator('details.narrow-only > summary');
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.click();
    const signIn = header.locator('nav.sheet [data-who="nobody"]');
    await signIn.scrollIntoViewIfNeeded();
    await expect(signIn).toBeInViewport({ ratio: 1 });
  }
});
