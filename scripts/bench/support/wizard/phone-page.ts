import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The cheap phone of the goals: latency is of each request, as the browser's own throttling has it. */
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

/** Asking the page whether it is ready would run the driver's scripts in it, for a tenth of the time. */
export const READY = 'the step is ready';

/** Facts a page gathers about itself, read as `window.phone`. */
interface Gathered {
  readyMs: number;
  shift: number;
  /** The longest event of each interaction since they were last read. */
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

/** Runs in the page, before anything of it. */
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
 * Brings the first or last element that is drawn into sight; false where there is none. The driver's own search
 * would leave listeners for every pointer event in the page.
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
        // A finger passes what lies between: rows take their true height as they come near.
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

/** The middle of the target; throws where something else would be touched there. */
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

/** Milliseconds that the page takes for work that is always the same: how fast the machine is just now. */
export async function paceMsOf(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - began;
  });
}

/** The longest interaction while something is done; 0 where each was answered within a frame. */
export async function maxInteractionMs(page: Page, work: () => Promise<void>): Promise<number> {
  await settled(page);
  await page.evaluate(() => {
    window.phone.events = {};
  });
  await work();
  await settled(page);
  return await page.evaluate(() => Math.max(0, ...Object.values(window.phone.events)));
}

/** Waits for the frame after an idle moment: what was pressed is answered, its entries are reported. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestAnimationFrame(() => setTimeout(resolve, 100));
        requestIdleCallback(idle, { timeout: 5_000 });
      }),
  );
}
