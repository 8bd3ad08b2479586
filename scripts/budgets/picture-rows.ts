import type { Browser } from '@playwright/test';
import type { BenchPage } from '../bench/support/bench-pages.ts';
import { makeRow, type Row } from '../bench/support/row.ts';
import { withBrowser } from './browser.ts';
import { pictureBudget } from './budgets.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

export function pictureRows(url: string, pages: readonly BenchPage[]): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const value = (await pictureBytes(browser, url + path)) / 1000;
      rows.push(makeRow(`${name}, pictures`, value, 'kB', { atMost: pictureBudget(name) }));
    }
    return rows;
  });
}

async function pictureBytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const ofRequest = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + responseHeadersSize;
    };
    if (request.resourceType() === 'image') loaded.push(ofRequest());
  });
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: nothing appears, what is counted is what was loaded by then
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  const sizes = await Promise.all(loaded);
  await page.close();
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
