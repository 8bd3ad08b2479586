import { defineConfig } from '@playwright/test';
import type { Locale } from '#shared/core/locale.ts';
import { browserLaunch } from './tests/support/browser.ts';
import type { JourneyOptions } from './tests/support/journey.ts';
import { isShort, productUnderTest } from './tests/support/product-under-test.ts';

const product = await productUnderTest();

const THEN_W3C = { teardown: 'w3c' };

/** Project of a language: tests that are `@bilingual`, or whose titles have no language, are walked in both. */
const inLanguage = (language: Locale, other: string) => ({
  name: language,
  use: { language },
  grepInvert: new RegExp(`^(?!.*@bilingual).*@${other}`),
  ...THEN_W3C,
});

export default defineConfig<JourneyOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores: a journey waits for mails, pauses and the network half its time.
  workers: 3,
  // These only stop what hangs: a busy machine is slow, and nothing here measures time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: product.url,
    // Recording slows every page down, so it is switched on to look at a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    timezoneId: 'Asia/Bangkok',
    // A page that still scrolls moves what is pressed away from under the press.
    contextOptions: { reducedMotion: 'reduce' },
    ...browserLaunch(),
  },
  // Each project starts processes of its own: the short form is one, in the languages of its titles.
  projects: [
    ...(isShort
      ? [{ name: 'short', grepInvert: /@wide/, ...THEN_W3C }]
      : [inLanguage('th', 'english'), inLanguage('en', 'thai')]),
    { name: 'w3c', testMatch: 'visited-pages.ts' },
  ],
  webServer: {
    command: 'node tests/support/serve-product.ts',
    cwd: import.meta.dirname,
    url: `${product.url}/healthz`,
    env: product.env,
    timeout: 300_000,
    stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
