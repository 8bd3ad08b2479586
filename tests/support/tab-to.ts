import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const MOST_TABS = 60;

/** Tabs until it has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw notReached(target);
}

/** Does what `tabTo` does; every stop on the way is in sight and shows the focus. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < MOST_TABS; press += 1) {
    const at = await target.evaluate(lookAtFocus);
    if (press > 0) expectSeen(page, at);
    if (at?.isTarget) return;
    await page.keyboard.press(key);
  }
  throw notReached(target);
}

const notReached = (target: Locator) =>
  new Error(`${target} was not reached with ${MOST_TABS} tabs`);

/** From what has the focus to the end of the page, through what is in sight and shows the focus; tells how many stops. */
export async function tabThrough(page: Page): Promise<number> {
  let stops = 0;
  await page.keyboard.press('Tab');
  while (await expectFocusSeen(page)) {
    stops += 1;
    await page.keyboard.press('Tab');
  }
  return stops;
}

/** Whether anything has the focus; if so it is seen. */
async function expectFocusSeen(page: Page): Promise<boolean> {
  const at = await page.evaluate(lookAtFocus, null);
  expectSeen(page, at);
  return at !== null;
}

/** Asserted only where it is not so: Playwright's note of an assertion takes longer than the look. */
function expectSeen(page: Page, at: Awaited<ReturnType<typeof lookAtFocus>>): void {
  if (at === null || (at.isSeen && at.isRinged)) return;
  expect({ url: page.url(), ...at }).toMatchObject({ isSeen: true, isRinged: true });
}

/** What has the focus, whether it is in sight with no bar over it, and whether that shows; null at the end. */
async function lookAtFocus(target: Element | null) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // What slides into sight when it has the focus is seen once it has arrived.
  getComputedStyle(focused).getPropertyValue('translate');
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { top, left, width, height } = focused.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  const [above] = there;
  const isThere =
    above !== undefined && (there.includes(focused) || focused.parentElement?.contains(above));
  const bar = above?.closest('header, .company-tabs, [data-bar]');
  const isUnder = bar && !bar.contains(focused);
  const { nextElementSibling: next } = focused;
  const looks = [focused, next, focused.closest('label')].flatMap((one) =>
    one ? getComputedStyle(one) : [],
  );
  const isRinged = looks.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  return {
    isTarget: focused === target,
    isSeen: isThere && !isUnder,
    isRinged,
    what: focused.outerHTML.slice(0, 200),
  };
}
