import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../axe.ts';

/** Twice the letters of 16 px, as a reader sets them in the browser: queries in em follow, too. */
const LARGE_PX = 32;
const OWN_PX = 16;
export const LARGE_WIDTHS = [360, 1280] as const;

/** Enlarges the text of the open page, hidden during it so that it is laid out once. */
export async function withLargeLetters(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = async (px: number) => {
    await page.evaluate(setHidden, true);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
      `${px}px`,
    );
  };
  await setLetters(LARGE_PX);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(setHidden, false);
    await look(width);
  }
  await setLetters(OWN_PX);
  await browser.detach();
}

function setHidden(isHidden: boolean): void {
  document.documentElement.style.display = isHidden ? 'none' : '';
}

export async function expectRoomForLargeLetters(
  page: Page,
  widths: readonly number[] = LARGE_WIDTHS,
): Promise<void> {
  await withLargeLetters(page, widths, async (width) => {
    await expectNoSidewaysScroll(page, width);
    expect(await outOfReach(page), `${page.url()} at ${width}`).toEqual([]);
  });
}

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
