import { type Browser, chromium } from '@playwright/test';
import { browserPath, ensureBrowser } from '../setup-browser.mjs';

export async function withBrowser<Value>(
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  await ensureBrowser();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
