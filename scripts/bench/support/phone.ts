import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

export interface Painted {
  /** Milliseconds from the start of navigation to the first and largest visible paint. */
  readonly first: number;
  readonly largest: number;
  /** Bytes over the wire until the page is idle, response headers included. */
  readonly bytes: number;
  /** The largest visible picture, or null where only text and logos are visible. */
  readonly picture: MeasuredPicture | null;
}

export interface MeasuredPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Lighthouse's phone: CPU ÷ 4, 1.6 Mbit/s, 150 ms round trip. The browser delays each request as a
 * whole, hence Lighthouse's factors for throttling by DevTools.
 */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

const DRAWN_TIMEOUT_MS = 90_000;
const POLL_INTERVAL_MS = 500;
const DRAWN_BY_SERVER = /\/media\/[\da-f-]{36}\/\d+\.\w+/g;

export async function visitAsPhone(browser: Browser, url: string): Promise<Painted> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // biome-ignore lint/suspicious/noPlaywrightNetworkidle: what is counted is all a page loads, not a state a test waits for
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    return { ...(await page.evaluate(paintsOfPage)), bytes };
  } finally {
    await context.close();
  }
}

async function paintsOfPage(): Promise<Omit<Painted, 'bytes'>> {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const videos = [...document.querySelectorAll<HTMLVideoElement>('video[poster]')];
  const candidates = [
    ...[...document.images].map((image) => ({ of: image as Element, src: image.currentSrc })),
    ...videos.map((video) => ({ of: video as Element, src: video.poster })),
  ];
  const pictures = candidates
    .map(({ of, src }) => ({ src, box: of.getBoundingClientRect() }))
    .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.right > 0)
    .filter(({ box }) => box.width > innerWidth / 2)
    .map(({ src, box: { width, height } }) => ({ src, width, height }))
    .filter(({ src }) => src !== '')
    .sort((left, right) => right.width * right.height - left.width * left.height);
  return { first, largest, picture: pictures[0] ?? null };
}

/**
 * Waits until the server has drawn the final version of the largest picture, which most visitors
 * get; the first version is a third heavier. Gives up where a busy machine takes too long.
 */
export async function waitForFinalPicture(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const [, srcset = ''] = /imagesrcset="([^"]+)"/.exec(html) ?? [];
  const deadline = performance.now() + DRAWN_TIMEOUT_MS;
  for (const [picture] of srcset.matchAll(DRAWN_BY_SERVER)) {
    while (!(await isFinal(new URL(picture, url).href)) && performance.now() < deadline) {
      await sleep(POLL_INTERVAL_MS);
    }
  }
}

async function isFinal(picture: string): Promise<boolean> {
  const answer = await fetch(picture);
  await answer.arrayBuffer();
  return answer.headers.get('cache-control')?.includes('immutable') ?? false;
}
