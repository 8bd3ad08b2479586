import type { Locator } from '@playwright/test';

/** Presses as the reader of this browser would: with a finger where there is a touch screen, else with the mouse. */
export async function press(target: Locator): Promise<void> {
  const hasTouch = await target.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? target.tap() : target.click());
}

export async function write(field: Locator, text: string): Promise<void> {
  await press(field);
  await field.fill(text);
}
