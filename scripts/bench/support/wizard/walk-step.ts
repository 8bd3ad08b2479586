import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '../measure.ts';
import {
  maxInteractionMs,
  type Point,
  paceMsOf,
  phoneContext,
  phonePage,
  READY,
  settled,
  target,
  targetCenter,
} from './phone-page.ts';

export interface Walked {
  /** Longest interaction of each kind in milliseconds, without kinds a step does not offer. */
  readonly interactions: Readonly<Record<string, number>>;
  readonly coldMs: number;
  readonly warmMs: number;
  readonly saveMs: number;
  readonly shift: number;
  readonly paceMs: number;
}

const TYPED = 'ที่ทำงาน';
const KEY_DELAY_MS = 120;
const READY_TIMEOUT_MS = 60_000;
/** Wait until earlier changes are autosaved, so that the measured save is a separate one. */
const AUTOSAVE_WAIT_MS = 4_000;
const FIELD = 'form :is(textarea, input[type="text"], input:not([type]))';
const OPENER = '[data-item] [aria-expanded="false"]';

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
    const { interactions, paceMs } = await touched(page);
    const shift = Math.max(shiftOfCold, await shiftOf(page));
    return { interactions, coldMs, warmMs, shift, paceMs, saveMs: await saved(page) };
  } finally {
    await context.close();
  }
}

async function opened(page: Page, url: string): Promise<number> {
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === READY,
    timeout: READY_TIMEOUT_MS,
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

type Finger = (page: Page, point: Point) => Promise<void>;

async function touched(page: Page): Promise<Pick<Walked, 'interactions' | 'paceMs'>> {
  const interactions: Record<string, number> = {};
  const pacesMs: number[] = [];
  const interact = async (name: string, selector: string, work: Finger, which: 0 | -1 = 0) => {
    if (!(await target(page, selector, which))) return;
    pacesMs.push(await paceMsOf(page));
    await settled(page);
    // Measured before the interaction, because measuring forces a layout.
    const point = await targetCenter(page);
    const maxMs = await maxInteractionMs(page, () => work(page, point));
    interactions[name] = Math.max(maxMs, interactions[name] ?? 0);
  };
  await interact('typing', FIELD, type);
  await interact('opening a row', OPENER, press);
  await interact('typing', FIELD, type, -1);
  await interact('typing in the editor', '[contenteditable="true"]', type);
  await interact('moving later', '[data-down]', press);
  await interact('dropping', '[data-item] [title]', drop);
  await interact('removing', '[data-down] ~ button:last-child', press);
  await interact('taking it back', '[data-undo]', press);
  return { interactions, paceMs: median(pacesMs) };
}

/** Taps without the driver's hit test, which forces a layout. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
}

/** Sends key events: the driver inserts Thai letters without any, so no interaction is counted. */
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

async function drop(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await settled(page);
  await page.mouse.move(x, y + 120, { steps: 4 });
  await page.mouse.move(x, Math.min(y + 300, 600), { steps: 6 });
  await page.mouse.up();
}

async function saved(page: Page): Promise<number> {
  await setTimeout(AUTOSAVE_WAIT_MS);
  const fields = page.locator(`${FIELD}:visible`);
  const opener = page.locator(OPENER).first();
  const isOpen = (await fields.count()) > 0;
  // Rows that are edited on their own pages can only be moved.
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
