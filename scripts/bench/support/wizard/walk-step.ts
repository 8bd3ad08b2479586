import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { longestInteraction, phoneContext, phonePage, READY, settled } from './phone-page.ts';

export interface Walked {
  /** Longest interaction of each kind in milliseconds; what a step does not offer is left out. */
  readonly interactions: Readonly<Record<string, number>>;
  readonly coldMs: number;
  readonly warmMs: number;
  readonly saveMs: number;
  readonly shift: number;
}

const TYPED = 'ที่ทำงาน';
const KEY_DELAY_MS = 120;
const READY_WITHIN_MS = 60_000;
/** Texts that are seen without opening a row. */
const FIELD = 'form :is(textarea, input[type="text"], input:not([type])):visible';

/** One step of the wizard, opened twice, then touched in every way it offers, then saved. */
export async function walkStep(
  browser: Browser,
  url: string,
  cookie: string,
  awaited?: string,
): Promise<Walked> {
  const context = await phoneContext(browser, cookie);
  try {
    const page = await phonePage(context);
    const coldMs = await opened(page, url);
    const shiftOfCold = await shiftOf(page);
    const warmMs = await opened(page, url);
    if (awaited) await page.locator(awaited).waitFor();
    const interactions = await touched(page);
    const shift = Math.max(shiftOfCold, await shiftOf(page));
    return { interactions, coldMs, warmMs, shift, saveMs: await saved(page) };
  } finally {
    await context.close();
  }
}

async function opened(page: Page, url: string): Promise<number> {
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === READY,
    timeout: READY_WITHIN_MS,
  });
  const answered = page.goto(url, { waitUntil: 'commit' }).then((answer) => {
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  });
  await Promise.all([answered, ready]);
  await page.waitForLoadState('load');
  await settled(page);
  return await page.evaluate(() => window.phone.readyMs);
}

const shiftOf = (page: Page) => page.evaluate(() => window.phone.shift);

type Finger = (page: Page, at: Point) => Promise<void>;

interface Point {
  readonly x: number;
  readonly y: number;
}

async function touched(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const interact = async (name: string, which: Locator, work: Finger) => {
    // Held once: each search for what is visible lays out all rows that wait out of sight.
    const [element] = await which.elementHandles();
    if (!element) return;
    await element.evaluate((one) => (one as Element).scrollIntoView({ block: 'center' }));
    await settled(page);
    // Its place is measured before its interaction: measuring lays the page out, a finger does not.
    const box = await element.boundingBox();
    if (!box) return;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const longest = await longestInteraction(page, () => work(page, at));
    found[name] = Math.max(longest, found[name] ?? 0);
  };
  const rows = page.locator('[data-item]');
  const opener = rows.first().locator('[aria-expanded="false"]').first();
  await interact('typing', page.locator(FIELD).first(), type);
  await interact('opening a row', opener, press);
  await interact('typing', page.locator(FIELD).last(), type);
  await interact('typing in the editor', page.locator('[contenteditable="true"]').first(), type);
  await interact('moving later', page.locator('[data-down]').first(), press);
  await interact('dropping', page.locator('[data-item] [title]').first(), drop);
  return found;
}

/** A finger: a click of the driver asks inside the press what lies there, which lays the page out. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
}

/** The driver puts in Thai letters without pressing keys, which no interaction is counted for. */
async function type(page: Page, field: Point): Promise<void> {
  await press(page, field);
  const devtools = await page.context().newCDPSession(page);
  for (const key of TYPED) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await setTimeout(KEY_DELAY_MS);
  }
  await devtools.detach();
}

/** Drags a row by its handle, to a place below that is in sight. */
async function drop(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await settled(page);
  await page.mouse.move(x, y + 120, { steps: 4 });
  await page.mouse.move(x, Math.min(y + 300, 600), { steps: 6 });
  await page.mouse.up();
}

/** From the press until the answer to what it sends. */
async function saved(page: Page): Promise<number> {
  const fields = page.locator(FIELD);
  const opener = page.locator('[data-item] [aria-expanded="false"]').first();
  const isOpen = (await fields.count()) > 0;
  // Rows that are filled in on pages of their own can only change places.
  const hasFields = isOpen || (await opener.count()) > 0;
  if (!isOpen && hasFields) await opener.click();
  if (hasFields) await fields.first().fill(`${TYPED} ${Date.now()}`);
  else await page.locator('[data-down]').first().click();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const pressedAt = performance.now();
  await page.locator('[data-bar] button').first().click();
  const answer = await answered;
  await answer.finished();
  if (!answer.ok()) throw new Error(`the save was answered ${answer.status()}`);
  return performance.now() - pressedAt;
}
