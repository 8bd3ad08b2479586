import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../axe.ts';

/** Twice the letters of 16 px, as a reader sets them in the browser: queries in em follow, too. */
const LARGE_PX = 32;
const OWN_PX = 16;
export const LARGE_WIDTHS = [360, 1280] as const;

/** Large letters reach a page that is open: one opened anew would look the same and take longer. */
export async function withLargeLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = async (px: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
      `${px}px`,
    );
  };
  await setLetters(LARGE_PX);
  await look();
  await setLetters(OWN_PX);
  await browser.detach();
}

/** All there is to read stays on the screen, and all that the header offers. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await withLargeLetters(page, async () => {
    for (const width of LARGE_WIDTHS) {
      await expectNoSidewaysScroll(page, width);
      expect(await outOfReach(page), `${page.url()} at ${width}`).toEqual([]);
    }
  });
}

/** Controls of the header that a window not scrolled sideways does not show whole. */
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
