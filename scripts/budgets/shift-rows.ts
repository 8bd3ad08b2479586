import type { Browser } from '@playwright/test';
import type { BenchPage } from '../bench/support/bench-pages.ts';
import { makeRow, type Row } from '../bench/support/row.ts';
import { withBrowser } from './browser.ts';
import { SHIFT_BUDGET } from './budgets.ts';

const WIDTHS = [360, 412, 1280] as const;
const HEIGHT = 800;
/** Delay of the typeface, longer than browsers wait before they use the fallback. */
const LATE_MS = 1_500;

export function shiftRows(url: string, pages: readonly BenchPage[]): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const visits = ['', '/en'].flatMap((language) =>
        WIDTHS.map((width) => shiftOf(browser, url + language + path, width)),
      );
      const value = Math.max(...(await Promise.all(visits)));
      rows.push(makeRow(`${name}, shift by a late typeface`, value, '', { atMost: SHIFT_BUDGET }));
    }
    return rows;
  });
}

/**
 * Layout shift on a first visit after the typeface could have arrived. Earlier shifts depend on how
 * fast the machine parses; Lighthouse counts them.
 */
async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    const page = await context.newPage();
    const read = page.waitForEvent('domcontentloaded');
    await page.route('**/*.woff2', async (route) => {
      await read;
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    const answer = await page.goto(url);
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    return await page.evaluate(async (lateMs) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const released = (visit?.domContentLoadedEventEnd ?? Number.NaN) + lateMs;
      await document.fonts.ready;
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          if (!(entry.startTime < released)) moved += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // Shifts are reported a task after the frame that paints them.
      for (let frames = 0; frames < 5; frames += 1) await frame();
      return moved;
    }, LATE_MS);
  } finally {
    await context.close();
  }
}
