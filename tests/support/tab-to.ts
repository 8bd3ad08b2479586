import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 60;

/** Tabs until it has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${MOST_TABS} tabs`);
}
