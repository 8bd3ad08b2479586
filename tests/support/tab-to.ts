import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const MOST_TABS = 60;

/** Tabs until it has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  onTheWay?: () => Promise<void>,
): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
    await onTheWay?.();
  }
  throw new Error(`${target} was not reached with ${MOST_TABS} tabs`);
}

/** Does what `tabTo` does; every stop on the way is in sight and shows the focus. */
export async function walkTo(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key, async () => {
    await expectFocusSeen(page);
  });
}

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
  const at = await page.evaluate(lookAtFocus);
  if (at)
    expect({ url: page.url(), ...at }).toEqual({
      ...at,
      url: page.url(),
      isSeen: true,
      isRinged: true,
    });
  return at !== null;
}

/** What has the focus, whether it is in sight with no bar over it, and whether that shows; null at the end. */
async function lookAtFocus() {
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
  return { isSeen: isThere && !isUnder, isRinged, what: focused.outerHTML.slice(0, 200) };
}
