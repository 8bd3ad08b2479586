import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The cheap phone of the goals; latency applies to each request, as in browser throttling. */
const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Text that the page logs when it is ready; polling for it would take a tenth of the time. */
export const READY = 'the step is ready';

interface Gathered {
  readyMs: number;
  shift: number;
  events: Record<string, number>;
  target?: Element | undefined;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    phone: Gathered;
  }
}

export async function phoneContext(browser: Browser, cookie: string): Promise<BrowserContext> {
  return await browser.newContext({ ...PHONE, extraHTTPHeaders: { cookie } });
}

export async function phonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(gather, READY);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

function gather(ready: string): void {
  const phone: Gathered = { readyMs: 0, shift: 0, events: {} };
  window.phone = phone;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) phone.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & {
        readonly interactionId: number;
      };
      if (interactionId === 0) continue;
      phone.events[interactionId] = Math.max(duration, phone.events[interactionId] ?? 0);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const painted = new MutationObserver(() => {
    if (!document.querySelector('astro-island form fieldset :is(button, input, textarea)')) return;
    painted.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        phone.readyMs = performance.now();
        console.debug(ready);
      };
      channel.port2.postMessage(null);
    });
  });
  painted.observe(document, { childList: true, subtree: true });
}

/**
 * Scrolls the first or last visible element into view; false where there is none. The driver's own
 * search would leave pointer listeners in the page.
 */
export async function target(page: Page, selector: string, which: 0 | -1): Promise<boolean> {
  return await page.evaluate(
    async ([css, position]) => {
      const drawn = [...document.querySelectorAll(css)].filter((element) =>
        element.checkVisibility(),
      );
      const found = drawn.at(position);
      window.phone.target = found;
      if (!found) return false;
      const half = innerHeight / 2;
      let distance = 0;
      do {
        // Scrolls in steps like a finger: rows get their true height only near the viewport.
        scrollBy({ top: Math.max(-half, Math.min(half, distance)), behavior: 'instant' });
        await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        const { top, bottom } = found.getBoundingClientRect();
        distance = (top + bottom) / 2 - half;
      } while (Math.abs(distance) > half);
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    },
    [selector, which] as const,
  );
}

/** Centre of the target; throws where another element covers it. */
export async function targetCenter(page: Page): Promise<Point> {
  return await page.evaluate(() => {
    const element = window.phone.target as Element;
    const box = element.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touched = document.elementFromPoint(point.x, point.y);
    if (!element.contains(touched)) {
      throw new Error(
        `${element.outerHTML.slice(0, 80)} lies below ${touched?.outerHTML.slice(0, 80)}`,
      );
    }
    return point;
  });
}

/** Measures fixed work in the page, which shows how fast the machine is now. */
export async function paceMsOf(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - began;
  });
}

/** The longest interaction during `work`, or 0 where each was answered within a frame. */
export async function maxInteractionMs(page: Page, work: () => Promise<void>): Promise<number> {
  await settled(page);
  await page.evaluate(() => {
    window.phone.events = {};
  });
  await work();
  await settled(page);
  return await page.evaluate(() => Math.max(0, ...Object.values(window.phone.events)));
}

/** Waits for the frame after an idle moment, when clicks are handled and entries reported. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestAnimationFrame(() => setTimeout(resolve, 100));
        requestIdleCallback(idle, { timeout: 5_000 });
      }),
  );
}
